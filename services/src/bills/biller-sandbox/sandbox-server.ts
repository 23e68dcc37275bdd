// The sandbox's HTTP API. It listens on the loopback address only, because it has no authentication.
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import { z } from 'zod'
import { serveVerifier } from '../../identity/kyc-verifier/sandbox-verifier.ts'
import { sandboxFaults } from './faults.ts'
import {
  createSandboxNetwork,
  type SandboxAnswer,
  type SandboxNetworkOptions,
  sandboxParameters,
  sandboxPaymentRequest,
} from './sandbox-network.ts'

export interface SandboxServerOptions extends SandboxNetworkOptions {
  /** Zero selects a free port. */
  readonly port?: number
}

const billQuestion = z.object({ billerId: z.string(), parameters: sandboxParameters })
const plansQuestion = z.object({ billerId: z.string(), circle: z.string().max(40).optional() })
const operatorQuestion = z.object({
  mobile: z.string().regex(/^[6-9]\d{9}$/),
  connection: z.enum(['prepaid', 'postpaid']),
})
const period = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })
const rule = z.object({ billerId: z.string(), fault: z.enum(sandboxFaults) })

export async function startSandboxServer({ port = 0, ...options }: SandboxServerOptions) {
  const network = createSandboxNetwork(options)
  const app = Fastify({ forceCloseConnections: true })

  app.get('/v1/billers', (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.query)
    return send(reply, network.describe(id))
  })
  app.post('/v1/bills', async (request, reply) => {
    const { billerId, parameters } = billQuestion.parse(request.body)
    return send(reply, await network.fetchBill(billerId, parameters))
  })
  app.post('/v1/plans', async (request, reply) =>
    send(reply, await network.plans(plansQuestion.parse(request.body))),
  )
  app.post('/v1/operators', (request, reply) =>
    send(reply, network.suggestOperator(operatorQuestion.parse(request.body))),
  )
  app.post('/v1/payments', async (request, reply) =>
    send(reply, await network.pay(sandboxPaymentRequest.parse(request.body))),
  )
  app.get<{ Params: { reference: string } }>('/v1/payments/:reference', async (request, reply) =>
    send(reply, await network.status(request.params.reference)),
  )
  app.get('/v1/settlement', async (request, reply) => {
    const { from, to } = period.parse(request.query)
    const lines = await network.settlement(new Date(from), new Date(to))
    return reply.type(ndjson).send(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  })
  app.put('/v1/rules', (request, reply) => {
    const { billerId, fault } = rule.parse(request.body)
    network.setRule(billerId, fault)
    return reply.code(204).send()
  })
  serveVerifier(app, options)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof z.ZodError ? 400 : 500).send({ error: 'The sandbox cannot read this.' }),
  )

  await app.listen({ host: '127.0.0.1', port })
  const address = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${address.port}`, close: () => app.close() }
}

const ndjson = 'application/x-ndjson'

function send(reply: FastifyReply, { manner, answer }: SandboxAnswer) {
  const line = `${JSON.stringify(answer)}\n`
  reply.type(ndjson)
  switch (manner) {
    case 'once':
      return reply.send(line)
    case 'twice':
      return reply.send(line + line)
    case 'contradicting':
      return reply.send(`${line}${JSON.stringify({ state: 'refused' })}\n`)
    case 'junk':
      return reply.send('<html>\u0000 it works! %s')
    case 'down':
      return reply.code(503).send('')
    case 'too-late':
      return reply.code(410).send('')
    case 'silent':
      reply.hijack()
      return reply
    case 'lost':
      reply.hijack()
      reply.raw.destroy()
      return reply
  }
}

export type SandboxOnDemand = ReturnType<typeof sandboxOnDemand>

/**
 * The sandbox in the services' own process. It starts with the first request and still uses HTTP, so that code that
 * works with it works with a remote gateway.
 */
export function sandboxOnDemand(options: SandboxServerOptions) {
  let server: ReturnType<typeof startSandboxServer> | undefined
  return {
    /** Starts the server if it is not running. */
    async url() {
      server ??= startSandboxServer(options)
      try {
        return (await server).url
      } catch (error) {
        server = undefined
        throw error
      }
    },
    async close() {
      await (await server)?.close()
    },
  }
}
