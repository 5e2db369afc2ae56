/** What a page tells the service worker. `SKIP_WAITING` is workbox-window's name for taking an update. */
export type Message =
  | { type: 'SKIP_WAITING' }
  | {
      type: 'keep'
      /** Paths of pages to keep as they are now. */
      pages: readonly string[]
      /** Answers of the API that came inside of a page, and the other languages to keep them in. */
      answers: readonly { url: string; language: string; others: readonly string[]; body: string }[]
    }

/** Under what an answer of the API is kept: its address and the language it is in. */
export function answerKey(url: string, language: string): string {
  const key = new URL(url)
  key.searchParams.set('accept-language', language)
  return key.href
}

/** Whether a response may be kept on the device: neither a failure nor anybody's own. */
export function isShareable(response: Response): boolean {
  return (
    response.status === 200 && !/\b(private|no-store)\b/.test(response.headers.get('cache-control') ?? '')
  )
}
