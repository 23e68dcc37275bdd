/** Serves the built vertical on HOST and PORT: its files and its page. */
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const port = Number(process.env.PORT ?? 3001)
const host = process.env.HOST ?? 'localhost'
const template = await readFile(join(dist, 'client/index.html'), 'utf8')
const { contentSecurityPolicy, renderPage }: typeof import('./src/server.tsx') = await import(
  join(dist, 'server/server.js')
)

const contentTypes: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
}
const notFound = '<!doctype html><html lang="en"><title>Page not found</title><h1>Page not found</h1></html>'

createServer(async (request, response) => {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  if (pathname === '/') response.writeHead(200, pageHeaders).end(renderPage(template))
  else await sendFile(pathname, response)
}).listen(port, host, () => process.stdout.write(`The vertical is ready on http://${host}:${port}\n`))

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const contentType = contentTypes[extname(pathname)]
  try {
    if (!contentType || !/^\/files\/[\w.-]+$/.test(pathname)) throw new Error('Not one of the built files')
    const file = await readFile(join(dist, 'client', pathname))
    response.writeHead(200, { 'content-type': contentType }).end(file)
  } catch {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
  }
}
