/** What the services' calls cost, beside sending JSON of the same size. */
import { openChromium, signedInState } from './browser.ts'
import { type Figure, plain } from './figure.ts'
import { measureRounds, ratioOf, speedOf, type Target } from './rounds.ts'
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
  const { origin, stop } = await serveForBench()
  try {
    const cookie = await cookieOfCustomer(origin)
    const targets = new Map<Call | `${Call}, constant`, Target>()
    for (const [name, { path, signedIn }] of Object.entries(measuredCalls) as [
      Call,
      (typeof measuredCalls)[Call],
    ][]) {
      const headers: Record<string, string> = signedIn ? { cookie } : {}
      const bytes = await bytesOf(origin + path, headers)
      targets.set(name, { path, headers })
      targets.set(`${name}, constant`, { path: `/bench/json?bytes=${bytes}` })
    }
    const measured = await measureRounds(origin, targets)
    return (Object.keys(measuredCalls) as Call[]).flatMap(name => {
      const { requestsPerSecond, p99Ms } = speedOf(measured, name)
      const ratio = ratioOf(measured, name, `${name}, constant`)
      return [
        plain(name, requestsPerSecond, 'req/s'),
        plain(`${name}, p99`, p99Ms, 'ms'),
        plain(`${name}, to JSON of the same size`, ratio, 'ratio'),
      ]
    })
  } finally {
    await stop()
  }
}

async function cookieOfCustomer(origin: string): Promise<string> {
  const browser = await openChromium()
  try {
    const { cookies } = await signedInState(browser, origin)
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  } finally {
    await browser.close()
  }
}

async function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return (await response.arrayBuffer()).byteLength
}
