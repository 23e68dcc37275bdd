/** The portal's throughput compared with a bare server's that sends the same bytes. */
import { asDeployed } from './as-deployed.ts'
import { type BareKind, measureBesideBare } from './bare-servers.ts'
import { Customer } from './faults/customer.ts'
import { atLeast, type Figure, plain } from './figure.ts'
import type { Target } from './fire.ts'
import { type MeasuredPage, measuredPages, pageNames } from './measured-pages.ts'
import { type Rounds, ratioOf, speedOf } from './rounds.ts'
import { serveForBench } from './serve.ts'

/** The headers that browsers send. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** The session of the demonstration's customer with a history. */
const personalPages = { login: '/login', passbook: '/passbook', orders: '/myorders' } as const
type PersonalPage = keyof typeof personalPages

/** For an unknown path Fastify searches its routes: no goal. */
function toBareFastify(name: MeasuredPage | PersonalPage, ratio: number): Figure {
  const figure = `${name}, to bare Fastify`
  if (name === 'not found') return plain(figure, ratio, 'ratio')
  return atLeast(name in personalPages ? 0.1 : 0.8, figure, ratio, 'ratio')
}

export async function pages(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench(asDeployed)
  try {
    const cached = new Map(
      pageNames.map(name => {
        const { path, status } = measuredPages[name]
        return [name, { path, headers: browser, expectedStatus: status }]
      }),
    )
    const { cookie } = await new Customer(origin, '9000000001').signIn()
    const personal = new Map<PersonalPage, Target>(
      Object.entries(personalPages).map(([name, path]) => [
        name as PersonalPage,
        { path, headers: path === '/login' ? browser : { ...browser, cookie } },
      ]),
    )
    return [
      ...figuresOf(
        await measureBesideBare(origin, cached, ['bare Fastify', 'bare node:http', 'nginx']),
        cached,
      ),
      ...figuresOf(await measureBesideBare(origin, personal), personal),
    ]
  } finally {
    await stop()
  }
}

function figuresOf<Name extends MeasuredPage | PersonalPage>(
  measured: Rounds<Name | `${Name}, ${BareKind}`>,
  targets: ReadonlyMap<Name, Target>,
): Figure[] {
  return [...targets.keys()].flatMap(name => {
    const { requestsPerSecond, p99Ms } = speedOf(measured, name)
    const ratioTo = (kind: BareKind) => ratioOf(measured, name, `${name}, ${kind}`)
    const others = (['bare node:http', 'nginx'] as const).filter(kind => measured.has(`${name}, ${kind}`))
    return [
      plain(name, requestsPerSecond, 'req/s'),
      plain(`${name}, p99`, p99Ms, 'ms'),
      toBareFastify(name, ratioTo('bare Fastify')),
      ...others.map(kind => plain(`${name}, to ${kind}`, ratioTo(kind), 'ratio')),
    ]
  })
}
