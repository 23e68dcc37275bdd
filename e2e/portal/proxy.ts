/** A proxy between a browser and the portal, for responses and scripts that no driver can inject. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export interface Proxy {
  /** For a browser's context. */
  readonly address: string
  close(): void
}

export interface Passing {
  /** Answers instead of the portal, or leaves the request alone. */
  answer?(url: URL, answer: ServerResponse): boolean
  /** The origin that gets the request instead. */
  turn?(url: URL): URL
  /** Changes the text of an answer; other answers pass unchanged. */
  change?(url: URL, type: string): ((text: string) => string) | undefined
}

export async function startProxy(passing: Passing): Promise<Proxy> {
  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? '', 'http://proxy')
    if (!passing.answer?.(url, answer)) pass(incoming, passing.turn?.(url) ?? url, answer, passing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    address: `127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pass(incoming: IncomingMessage, url: URL, answer: ServerResponse, { change }: Passing): void {
  const { 'accept-encoding': _, ...headers } = incoming.headers
  const onward = request(url, { method: incoming.method ?? 'GET', headers }, async response => {
    const { 'content-length': _, ...rest } = response.headers
    answer.writeHead(response.statusCode ?? 502, rest)
    const changed = change?.(url, response.headers['content-type'] ?? '')
    if (!changed) return void response.pipe(answer)
    answer.end(changed((await response.setEncoding('utf8').toArray()).join('')))
  })
  onward.on('error', () => answer.writeHead(502).end())
  incoming.pipe(onward)
}
