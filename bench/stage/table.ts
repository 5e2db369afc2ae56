/** Prints rows as a table that reads well as plain text and as Markdown: one column for each key. */
export function table(rows: Record<string, string>[]): void {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  // Words stand at the left, figures at the right.
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  const print = (cells: string[]) => console.log(`| ${cells.map(pad).join(' | ')} |`)
  print(names)
  print(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)))
  for (const line of lines.slice(1)) print(line)
}

/** The middle of some figures. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A figure without decimals, thousands set apart. */
export function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-US')
}

/** A time in ms, two decimals below ten. */
export function milliseconds(time: number): string {
  return time < 10 ? time.toFixed(2) : time.toFixed(0)
}

/** Bytes as kB of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
