/** Serves the built vertical on HOST and PORT: its files, its page, and what it passes on to the portal. */
import { readFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { extname, join } from 'node:path'

const dist = join(import.meta.dirname, 'dist')
const port = Number(process.env.PORT ?? 3001)
const host = process.env.HOST ?? 'localhost'
const template = await readFile(join(dist, 'client/index.html'), 'utf8')
const { contentSecurityPolicy, portal, renderPage }: typeof import('./src/server.tsx') = await import(
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
  else if (/^\/(v1\/api|oauth2|assets)\//.test(pathname)) passOn(request, response)
  else await sendFile(pathname, response)
}).listen(port, host, () => process.stdout.write(`The vertical is ready on http://${host}:${port}\n`))

/** The session check, the sign-in, the sign-out, and the files that the sign-in's page loads. */
function passOn(request: IncomingMessage, response: ServerResponse): void {
  const send = portal.startsWith('https:') ? httpsRequest : httpRequest
  const headers = {
    ...request.headers,
    host: new URL(portal).host,
    'x-forwarded-for': request.socket.remoteAddress,
  }
  const passedOn = send(portal, { method: request.method, path: request.url, headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passedOn.on('error', () => response.writeHead(502).end())
  request.pipe(passedOn)
}

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
