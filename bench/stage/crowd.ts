// The load: visitors that each keep one connection and ask again as soon as they are answered, from a process of their
// own. They speak HTTP/1.1 over plain sockets, since an HTTP client would take longer than the server that it measures.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a crowd is told to do. */
export type Order = { url: string; headers?: Record<string, string>; connections: number; seconds: number }

/** What a crowd saw; latencies in ms, from the request's last byte sent to the answer's last byte read. */
export type Seen = {
  requests: number
  /** How many answers were not 200. */
  refused: number
  /** Answers per second. */
  rate: number
  p50: number
  p95: number
  /** The share of one processor that the crowd itself used. Near 1, it and not the server was the limit. */
  busy: number
}

/** Starts a crowd in a process of its own. */
export function gather(): { run(order: Order): Promise<Seen>; stop(): void } {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  return {
    async run(order) {
      const answer = once(child, 'message')
      child.send(order)
      const [seen] = (await answer) as [Seen | { failure: string }]
      if ('failure' in seen) throw new Error(seen.failure)
      return seen
    },
    stop: () => child.kill(),
  }
}

if (import.meta.main) {
  process.on('message', (order: Order) => {
    flood(order).then(
      (seen) => process.send?.(seen),
      (error: Error) => process.send?.({ failure: error.message }),
    )
  })
}

async function flood({ url, headers, connections, seconds }: Order): Promise<Seen> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(hostname, Number(port))))

  const latencies: number[] = []
  let refused = 0
  const began = performance.now()
  const before = process.cpuUsage()
  const end = began + seconds * 1_000
  await Promise.all(
    sockets.map((socket) =>
      visit(socket, request, (status, latency) => {
        latencies.push(latency)
        if (status !== 200) refused++
        return performance.now() < end
      }),
    ),
  )
  const elapsed = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  const sorted = Float64Array.from(latencies).sort()
  return {
    requests: sorted.length,
    refused,
    rate: sorted.length / (elapsed / 1_000),
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    busy: (user + system) / 1_000 / elapsed,
  }
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** One visitor: asks, reads to the end of the answer, and asks again while `again` says so. */
function visit(
  socket: Socket,
  request: Buffer,
  again: (status: number, latency: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    let status = 0
    let missing = 0
    let asked = 0
    const next = () => {
      head = Buffer.alloc(0)
      asked = performance.now()
      socket.write(request)
    }
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection under load')))
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
        if (length === undefined) return reject(new Error(`An answer without a length:\n${text}`))
        status = Number(text.slice(9, 12))
        missing = Number(length) - (head.length - end - 4)
      }
      if (missing > 0) return
      if (again(status, performance.now() - asked)) return next()
      socket.removeAllListeners('close')
      socket.destroy()
      resolve()
    })
    next()
  })
}
