/**
 * The cost of signing in: the code is requested and entered and the session checked, in browsers that have verified the number
 * and in new ones.
 */
import type { StoreKind } from '../services/src/platform/store/database.ts'
import type { TestCluster } from '../services/src/platform/store/postgres/test-cluster.ts'
import { freshDatabase, storeKinds } from '../services/src/platform/store/test-databases.ts'
import type { Services } from '../services/src/services.ts'
import { durableCluster } from './durable-cluster.ts'
import { type Figure, median, plain, rounded } from './figure.ts'
import { payingServices, perSecond } from './payers.ts'
import { processorMs } from './processor-time.ts'

const rounds = 5
const signInsInARound = 400

export async function signIns(): Promise<Figure[]> {
  const cluster = await durableCluster()
  try {
    const figures: Figure[] = []
    for (const kind of storeKinds) figures.push(...(await signInsOn(kind, cluster)))
    return figures
  } finally {
    await cluster.remove()
  }
}

async function signInsOn(kind: StoreKind, cluster: TestCluster): Promise<Figure[]> {
  const database = await freshDatabase(kind)
  const services = await payingServices(await database.open())
  const speeds = { new: [] as number[], known: [] as number[] }
  const ownMs = { new: [] as number[], known: [] as number[] }
  try {
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++) {
      const browsers = Array.from({ length: signInsInARound }, (_, index) =>
        browserOf(services, round * signInsInARound + index),
      )
      for (const browser of ['new', 'known'] as const) {
        const from = processorMs(cluster.dataDir)
        const speed = await perSecond(browsers.length, async index => browsers[index]?.())
        if (round === 0) continue
        ownMs[browser].push((processorMs(cluster.dataDir) - from) / browsers.length)
        speeds[browser].push(speed)
      }
    }
    return (['new', 'known'] as const).flatMap(browser => [
      plain(`sign-ins in a ${browser} browser, ${kind}`, Math.round(median(speeds[browser])), 'sign-ins/s'),
      plain(`processor time of one, ${browser}, ${kind}`, rounded(median(ownMs[browser]), 2), 'ms'),
    ])
  } finally {
    await services.close()
    await database.drop()
  }
}

/** Signs in each time it is called, with the cookies of the time before, from an address of its own. */
function browserOf({ accounts, sessions }: Services, number: number): () => Promise<void> {
  const cookies = new Map<string, string>()
  const ip = `198.51.${Math.floor(number / 250)}.${number % 250}`
  const visit = () => ({
    headers: { cookie: [...cookies].map(pair => pair.join('=')).join('; '), 'user-agent': 'bench' },
    ip,
  })
  function take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  return async () => {
    const sent = await accounts.requestCode(visit(), { mobile: String(9_600_000_000 + number) })
    if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}.`)
    take(sent.setCookies)
    const { challenge, demonstrationCode: code = '' } = sent
    const signedIn = await accounts.signIn(visit(), { challenge, code })
    if (signedIn.outcome !== 'signed-in') throw new Error(`The sign-in failed: ${signedIn.outcome}.`)
    take(signedIn.setCookies)
    if (!(await sessions.fromRequest(visit()))) throw new Error('There is no session.')
  }
}
