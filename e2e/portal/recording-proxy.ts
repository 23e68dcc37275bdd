/**
 * A proxy between a browser and the portal that puts a script of the test's before those of every page. Nothing else
 * gets into a page while it is being prerendered: no driver is attached to it yet.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const scriptPath = '/script-of-the-test.js'

export interface RecordingProxy {
  /** What Chromium is started with; loopback names too go through the proxy. */
  readonly chromiumArgs: readonly string[]
  /** The paths of the pages in which the script has run so far, shown or not. */
  readonly running: readonly string[]
  close(): void
}

export async function recordingProxy(script: () => void): Promise<RecordingProxy> {
  const running: string[] = []
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://proxy')
    if (pathname !== scriptPath) return pass(asked, answer)
    const page = searchParams.get('runs-in')
    if (page) running.push(page)
    const tell = `fetch('${scriptPath}?runs-in=' + location.pathname)`
    answer.setHeader('content-type', 'text/javascript').end(page ? '' : `${tell}; (${script})()`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    chromiumArgs: [`--proxy-server=127.0.0.1:${address.port}`, '--proxy-bypass-list=<-loopback>'],
    running,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const { 'accept-encoding': _, ...headers } = asked.headers
  const onward = request(asked.url ?? '', { method: asked.method ?? 'GET', headers }, async response => {
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { 'content-length': _, ...rest } = response.headers
    answer.writeHead(response.statusCode ?? 502, rest)
    answer.end(response.headers['content-type']?.startsWith('text/html') ? withScript(body) : body)
  })
  onward.on('error', () => answer.writeHead(502).end())
  asked.pipe(onward)
}

function withScript(html: Buffer): string {
  return html.toString().replace('<head>', `<head><script src="${scriptPath}"></script>`)
}
