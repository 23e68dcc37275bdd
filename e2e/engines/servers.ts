/** The portal with a data folder of its own, the example vertical on another site, and a third party's page. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { serveVertical } from '../example-vertical.ts'
import { startHost } from '../hosts.ts'
import { answers, end } from './processes.ts'

export interface Sites {
  readonly portal: string
  /** 127.0.0.1, which is another site than localhost: cookies that the portal's pages store there are third-party ones. */
  readonly vertical: string
  readonly thirdParty: string
  /** Pages of the portal's own site that use the shell without React. */
  readonly hosts: Readonly<Record<TriedHost, string>>
  /** The first of them, with scripts disabled. */
  readonly scriptless: string
  /** The last one-time code that was sent to the number. */
  codeFor(mobile: string): string
  close(): Promise<void>
}

/** One whose server includes the fragments, and one whose elements fetch them. */
export type TriedHost = 'node' | 'static'

const root = join(import.meta.dirname, '../..')

export async function serveSites(): Promise<Sites> {
  // Disposed of in reverse order, also when one of them does not start.
  await using started = new AsyncDisposableStack()
  const data = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-engines-'))).path
  const outbox = join(data, 'outbox.jsonl')
  const [portalPort, verticalPort] = [await freePort(), await freePort()]
  const hostPorts = { node: await freePort(), static: await freePort() }
  const portal = `http://localhost:${portalPort}`
  const vertical = `http://127.0.0.1:${verticalPort}`
  const thirdParty = started.adopt(await serveThirdParty(), server => server.close())
  const portalServer = spawn(process.execPath, ['-C', 'chowk-source', join(root, 'tools/start.ts')], {
    env: {
      ...process.env,
      PORT: portalPort,
      CHOWK_DATA: join(data, 'store'),
      CHOWK_OTP_OUTBOX: outbox,
      CHOWK_VERTICALS: [vertical, ...Object.values(hostPorts).map(port => `http://localhost:${port}`)].join(
        ',',
      ),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.defer(() => end(portalServer))
  started.defer(await serveVertical({ host: '127.0.0.1', port: Number(verticalPort), portal }))
  await answers(`${portal}/readyz`, portalServer)
  const begin = async (name: TriedHost) =>
    started.adopt(await startHost(name, { portal, port: Number(hostPorts[name]) }), host => host.end())
  const [node, plain] = [await begin('node'), await begin('static')]
  const scriptless = started.adopt(await serveWithoutScripts(node.origin), server => server.close())
  const running = started.move()
  return {
    portal,
    vertical,
    thirdParty: thirdParty.origin,
    hosts: { node: node.origin, static: plain.origin },
    scriptless: scriptless.origin,
    codeFor: mobile => lastCode(readFileSync(outbox, 'utf8'), mobile),
    close: () => running.disposeAsync(),
  }
}

/** Sets a cookie in every way a third party may, and posts to the parent page which of them came back. */
function serveThirdParty(): Promise<Served> {
  return serve((request, response) => {
    const page = { 'content-type': 'text/html; charset=utf-8' }
    if (request.url === '/set')
      response
        .writeHead(200, { ...page, 'set-cookie': ['plain=1', 'none=1; SameSite=None; Secure'] })
        .end('<script>location.replace("/read")</script>')
    else
      response
        .writeHead(200, page)
        .end(
          `<script>parent.postMessage({ cookies: ${JSON.stringify(request.headers.cookie ?? '')} }, '*')</script>`,
        )
  })
}

/** No driver disables scripts in every engine; a policy does. */
function serveWithoutScripts(origin: string): Promise<Served> {
  return serve(async (_request, response) => {
    const page = await (await fetch(origin)).text()
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'none'",
      })
      .end(page)
  })
}

interface Served {
  readonly origin: string
  close(): void
}

async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function lastCode(lines: string, mobile: string): string {
  const sent = lines
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { mobile: string; code: string })
  return sent.findLast(message => message.mobile.endsWith(mobile))?.code ?? ''
}
