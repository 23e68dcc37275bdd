/** Serves the built vertical on HOST and PORT: static files, and everything else as the server-rendered page. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const port = Number(process.env.PORT ?? 3001)
const host = process.env.HOST ?? 'localhost'
const template = await readFile(join(dist, 'client/index.html'), 'utf8')
const { contentSecurityPolicy, renderPage }: typeof import('./src/server.tsx') = await import(
  join(dist, 'server/server.js')
)
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
}

const contentTypes: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://vertical')
  if (pathname === '/') {
    response.writeHead(200, pageHeaders).end(renderPage(template))
    return
  }
  try {
    if (!/^\/assets\/[\w.-]+$/.test(pathname)) throw new Error('Not one of the built files')
    const file = await readFile(join(dist, 'client', pathname))
    response
      .writeHead(200, { 'content-type': contentTypes[extname(pathname)] ?? 'application/octet-stream' })
      .end(file)
  } catch {
    response.writeHead(404).end()
  }
}).listen(port, host, () => process.stdout.write(`The vertical is ready on http://${host}:${port}\n`))
