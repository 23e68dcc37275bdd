/** The cost of the services' API calls, compared with a bare server that sends the same JSON. */
import { asDeployed } from './as-deployed.ts'
import { measureBesideBare } from './bare-servers.ts'
import { Customer } from './faults/customer.ts'
import { atLeast, type Figure, plain } from './figure.ts'
import type { Target } from './fire.ts'
import { ratioOf, speedOf } from './rounds.ts'
import { serveForBench } from './serve.ts'

const measuredCalls = {
  'session check of a customer': { path: '/v1/api/user/details', signedIn: true },
  'session check of a visitor': { path: '/v1/api/user/details', signedIn: false },
  wallet: {
    path: '/v1/api/wallet/balance?detail=1&service=wallet&channel=web&version=2',
    signedIn: true,
  },
  menu: {
    path: '/v2/mobile/flyouts?category_id=5171&platform_version=S2(New)&client=web&child_site_id=1&site_id=1&version=2',
    signedIn: false,
  },
} as const

type Call = keyof typeof measuredCalls

export async function calls(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench(asDeployed)
  try {
    const { cookie } = await new Customer(origin, '9000000001').signIn()
    const targets = new Map(
      (Object.keys(measuredCalls) as Call[]).map((name): [Call, Target] => {
        const { path, signedIn } = measuredCalls[name]
        return [name, { path, headers: signedIn ? { cookie } : {} }]
      }),
    )
    const measured = await measureBesideBare(origin, targets)
    return [...targets.keys()].flatMap(name => {
      const { requestsPerSecond, p99Ms } = speedOf(measured, name)
      const ratio = ratioOf(measured, name, `${name}, bare Fastify`)
      return [
        plain(name, requestsPerSecond, 'req/s'),
        plain(`${name}, p99`, p99Ms, 'ms'),
        name === 'session check of a customer'
          ? atLeast(0.36, `${name}, to bare Fastify`, ratio, 'ratio')
          : plain(`${name}, to bare Fastify`, ratio, 'ratio'),
      ]
    })
  } finally {
    await stop()
  }
}
