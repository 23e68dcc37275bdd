/** A proxy between a browser and the portal that can be turned to another one, or change what the service worker is. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export interface TurnedNetwork {
  /** The proxy's address, for a browser's context. */
  readonly server: string
  /** The port that everything goes to instead of the one that was asked. */
  toPort: number | undefined
  worker(text: string): string
  close(): void
}

export async function turnedNetwork(): Promise<TurnedNetwork> {
  const server = createServer((asked, answer) => pass(asked, answer, network)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const network: TurnedNetwork = {
    server: `http://127.0.0.1:${address.port}`,
    toPort: undefined,
    worker: text => text,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return network
}

function pass(asked: IncomingMessage, answer: ServerResponse, { toPort, worker }: TurnedNetwork): void {
  const url = new URL(asked.url ?? '')
  if (toPort) url.port = String(toPort)
  const { 'accept-encoding': _, ...headers } = asked.headers
  const onward = request(url, { method: asked.method ?? 'GET', headers }, async response => {
    const { 'content-length': _, ...rest } = response.headers
    answer.writeHead(response.statusCode ?? 502, rest)
    if (url.pathname !== '/sw.js') return void response.pipe(answer)
    const text = (await response.setEncoding('utf8').toArray()).join('')
    answer.end(worker(text))
  })
  onward.on('error', () => answer.writeHead(502).end())
  asked.pipe(onward)
}
