/** How near the ledger comes to its own bare statements, over many wallets and on a single one, on both databases. */
import { walletOf } from '../services/src/money/ledger/accounts.ts'
import { postEntryOnce } from '../services/src/money/ledger/ledger.commands.ts'
import type { Store, StoreKind } from '../services/src/platform/store/store.ts'
import {
  freshDatabase,
  storeKinds,
  type TestDatabase,
} from '../services/src/platform/store/test-databases.ts'
import { type BareStatements, bareStatements, groupSize, type Posting } from './bare-statements.ts'
import { atLeast, type Figure, median, plain, rounded } from './figure.ts'

const rounds = 5
const postingsPerRound: Readonly<Record<StoreKind, number>> = { sqlite: 2000, postgres: 300 }
const wallets = { 'spread over 1,000 wallets': 1000, 'on one wallet': 1 } as const

export async function ledger(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of storeKinds)
    for (const [name, count] of Object.entries(wallets))
      figures.push(...(await compare(kind, `${kind}, ${name}`, count)))
  return figures
}

async function compare(kind: StoreKind, name: string, walletCount: number): Promise<Figure[]> {
  const perRound = postingsPerRound[kind]
  const postings = postingsOn(walletCount, perRound * (rounds + 1), 'posting')
  // As many as the bare statements have run before they are measured, while they were recorded.
  const opening = postingsOn(walletCount, postings.length, 'opening')
  const forLedger = await freshDatabase(kind)
  const forBare = await freshDatabase(kind)
  try {
    const store = await openWith(forLedger, opening)
    await (await openWith(forBare, opening)).close()
    const bare = await bareStatements(forBare.options, postings)
    const { postingsPerSecond, toBare } = await alternate(store, bare, postings, perRound)
    await bare.close()
    await expectSameMoney(store, forBare)
    return [
      plain(`${name}`, Math.round(postingsPerSecond), 'postings/s'),
      atLeast(0.5, `${name}, to the bare statements`, rounded(toBare), 'ratio'),
    ]
  } finally {
    await forLedger.drop()
    await forBare.drop()
  }
}

function postingsOn(walletCount: number, count: number, prefix: string): Posting[] {
  const at = Date.UTC(2026, 10, 15)
  return Array.from({ length: count }, (_, index) => {
    const id = `${prefix}-${index}`
    const lines = [
      { account: 'system:payment-source' as const, amountPaise: -100 },
      { account: walletOf(`customer-${index % walletCount}`), amountPaise: 100 },
    ]
    const work = { id, kind: 'add-money' as const, description: 'Money added', reference: id, lines, at }
    return { scope: 'bench', key: id, body: lines, work }
  })
}

async function openWith(database: TestDatabase, opening: readonly Posting[]): Promise<Store> {
  const store = await database.open()
  await post(store, opening)
  return store
}

async function alternate(
  store: Store,
  bare: BareStatements,
  postings: readonly Posting[],
  perRound: number,
): Promise<{ postingsPerSecond: number; toBare: number }> {
  const rates: number[] = []
  const ratios: number[] = []
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const [from, to] = [round * perRound, (round + 1) * perRound]
    const ledgerSeconds = await secondsOf(() => post(store, postings.slice(from, to)))
    const bareSeconds = await secondsOf(() => bare.replay(from, to))
    if (round === 0) continue
    rates.push(perRound / ledgerSeconds)
    ratios.push(bareSeconds / ledgerSeconds)
  }
  return { postingsPerSecond: median(rates), toBare: median(ratios) }
}

/** As many callers as a group of the bare statements is large, each waiting for its answer before it asks again. */
async function post(store: Store, postings: readonly Posting[]): Promise<void> {
  let next = 0
  const postOneAfterAnother = async () => {
    for (let posting = postings[next++]; posting; posting = postings[next++])
      await store.run(postEntryOnce, posting)
  }
  await Promise.all(Array.from({ length: groupSize }, postOneAfterAnother))
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

/** Both did the same work, or the comparison means nothing. */
async function expectSameMoney(store: Store, other: TestDatabase): Promise<void> {
  const [one, two] = await Promise.all([store, await other.open()].map(moneyIn))
  if (one !== two) throw new Error(`The ledger holds ${one} paise, the bare statements left ${two}.`)
}

async function moneyIn(store: Store): Promise<number> {
  const accounts = await store.db.selectFrom('ledger_account').select('balance_paise').execute()
  return accounts.reduce((sum, { balance_paise }) => sum + (balance_paise ?? 0), 0)
}
