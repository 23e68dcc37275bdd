/**
 * The minimum of work: sends the given responses, byte for byte and header for header, from a Fastify route or from
 * node:http, without a log line, a count or a hook. It prints 'ready' when it accepts responses, and again when it listens.
 */
import { createServer } from 'node:http'
import Fastify from 'fastify'

export interface BareAnswer {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Base64: it is sent between two processes as JSON. */
  readonly body: string
}

const port = Number(process.env.PORT)
const host = '127.0.0.1'

async function listenWithFastify(answers: readonly BareAnswer[]): Promise<void> {
  const app = Fastify({ logger: false })
  for (const { path, status, headers, body } of answers) {
    const bytes = Buffer.from(body, 'base64')
    app.get(path, (_request, reply) => {
      reply.code(status).headers(headers).send(bytes)
    })
  }
  await app.listen({ port, host })
}

async function listenWithHttp(answers: readonly BareAnswer[]): Promise<void> {
  const known = new Map(
    answers.map(({ body, ...answer }) => [answer.path, { ...answer, bytes: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? '')
    if (!answer) return response.writeHead(500).end()
    response.writeHead(answer.status, answer.headers).end(answer.bytes)
  })
  await new Promise<void>(listening => server.listen(port, host, listening))
}

const listen = process.env.BARE_SERVER === 'http' ? listenWithHttp : listenWithFastify
process.on('message', async (answers: readonly BareAnswer[]) => {
  await listen(answers)
  process.send?.('listening')
})
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')
