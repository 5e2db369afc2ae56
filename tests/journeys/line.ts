import { createServer, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The line between a visitor and the site, which can be cut. */
export type Line = {
  /** The address of the site at this end of the line. */
  origin: string
  /** Ends every connection and takes no new one: nobody answers at the address. */
  cut(): Promise<void>
  /** Answers again, at the same address. */
  mend(): Promise<void>
  /** Waits until nothing has passed for a while. */
  quiet(): Promise<void>
  /** Changes the text of a file on its way, as another version of the site would. */
  change(path: string, edit: (text: string) => string): void
}

/** How long nothing has to pass for the line to be quiet, in ms. */
const lull = 1_500

/** The headers that are no longer true of a text that was changed. */
const ofTheText = new Set(['content-length', 'content-encoding', 'etag', 'last-modified'])

/** Lays a line to the site; `end` takes it away. */
export async function layLine(site: string): Promise<Line & { end(): Promise<void> }> {
  const { hostname, port } = new URL(site)
  const edits = new Map<string, (text: string) => string>()
  const sockets = new Set<Socket>()
  const passing = { requests: 0, last: Date.now() }

  const server: Server = createServer((incoming, outgoing) => {
    passing.requests += 1
    outgoing.once('close', () => {
      passing.requests -= 1
      passing.last = Date.now()
    })
    const edit = edits.get(incoming.url ?? '')
    const headers = edit ? { host: incoming.headers.host } : incoming.headers
    const asked = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        if (!edit) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
          return
        }
        const kept = Object.entries(answer.headers).filter(([name]) => !ofTheText.has(name))
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => outgoing.end(edit(Buffer.concat(parts).toString())))
      },
    )
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => resolve())
    })
  await listen(0)
  const own = (server.address() as AddressInfo).port

  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return {
    origin: `http://127.0.0.1:${own}`,
    cut,
    mend: () => listen(own),
    async quiet() {
      passing.last = Date.now()
      while (passing.requests > 0 || Date.now() - passing.last < lull) await pause(100)
    },
    change: (path, edit) => edits.set(path, edit),
    end: async () => {
      if (server.listening) await cut()
    },
  }
}
