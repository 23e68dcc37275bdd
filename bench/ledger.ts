/**
 * The throughput of the ledger compared with its bare statements, over many wallets and on a single one, on both databases. The
 * posting is added money, by the command that ends a top-up.
 */
// For the types of their tables.

import type {} from '../services/src/demo/demo.module.ts'
import type {} from '../services/src/identity/accounts/accounts.module.ts'
import type { Mobile } from '../services/src/identity/mobile/mobile.ts'
import { endTopUp, type TopUpToEnd } from '../services/src/money/wallet/top-up-row.ts'
import type { StoreKind } from '../services/src/platform/store/database.ts'
import type { Store } from '../services/src/platform/store/store.ts'
import {
  freshDatabase,
  storeKinds,
  type TestDatabase,
} from '../services/src/platform/store/test-databases.ts'
import { type BareStatements, bareStatements, groupSize } from './bare-statements.ts'
import { durableCluster } from './durable-cluster.ts'
import { atLeast, type Figure, median, plain, rounded, secondsOf } from './figure.ts'

const rounds = 5
const postingsPerRound: Readonly<Record<StoreKind, number>> = { sqlite: 2000, postgres: 300 }
const at = Date.UTC(2026, 10, 15)
const wallets = { 'spread over 1,000 wallets': 1000, 'on one wallet': 1 } as const

export async function ledger(): Promise<Figure[]> {
  const figures: Figure[] = []
  const cluster = await durableCluster()
  try {
    for (const kind of storeKinds)
      for (const [name, count] of Object.entries(wallets))
        figures.push(...(await compare(kind, `${kind}, ${name}`, count)))
  } finally {
    await cluster.remove()
  }
  return figures
}

async function compare(kind: StoreKind, name: string, walletCount: number): Promise<Figure[]> {
  const perRound = postingsPerRound[kind]
  const postings = postingsOf('posting', perRound * (rounds + 1), walletCount)
  // As many as the bare statements have run while they were recorded, before they are measured.
  const opening = postingsOf('opening', postings.length, walletCount)
  const forLedger = await freshDatabase(kind)
  const forBare = await freshDatabase(kind)
  try {
    const store = await openWith(forLedger, walletCount, opening, postings)
    await (await openWith(forBare, walletCount, opening, postings)).close()
    const bare = await bareStatements(forBare.options, postings)
    const { postingsPerSecond, toBare } = await alternate(store, bare, postings, perRound)
    await bare.close()
    await expectSameMoney(store, forBare)
    return [
      plain(`${name}`, Math.round(postingsPerSecond), 'postings/s'),
      atLeast(goalOf(kind, walletCount), `${name}, to the bare statements`, rounded(toBare), 'ratio'),
    ]
  } finally {
    await forLedger.drop()
    await forBare.drop()
  }
}

/** On PostgreSQL the bare posting is one call. */
const goalOf = (kind: StoreKind, walletCount: number) => (kind === 'postgres' && walletCount > 1 ? 0.6 : 0.5)

function postingsOf(prefix: string, count: number, walletCount: number): TopUpToEnd[] {
  return Array.from({ length: count }, (_, index) => {
    const topUpId = `${prefix}-${index}`
    const arrival = { amountPaise: 10, payerReference: '426112345678', at }
    return {
      topUpId,
      customerId: `customer-${index % walletCount}`,
      outcome: { state: 'arrived', arrival, entryId: `entry of ${topUpId}`, mayCredit: true },
      at,
    }
  })
}

/** Every top-up exists before the measurement; the opening ones are ended, too. */
async function openWith(
  database: TestDatabase,
  walletCount: number,
  opening: readonly TopUpToEnd[],
  postings: readonly TopUpToEnd[],
): Promise<Store> {
  const store = await database.open()
  await openAccounts(store, walletCount)
  await insertStarted(store, [...opening, ...postings])
  await post(store, opening)
  return store
}

const insertedAtOnce = 500

/** Inserted in their started state: starting one counts all unfinished ones of its customer. */
async function insertStarted({ db }: Store, topUps: readonly TopUpToEnd[]): Promise<void> {
  const rows = topUps.map(({ topUpId: id, customerId: customer_id }) => ({
    id,
    customer_id,
    amount_paise: 10,
    state: 'pending' as const,
    limit_month: '2026-11',
    started_at: at,
    asked_at: at,
  }))
  for (let from = 0; from < rows.length; from += insertedAtOnce)
    await db
      .insertInto('wallet_top_up')
      .values(rows.slice(from, from + insertedAtOnce))
      .execute()
}

async function openAccounts({ db }: Store, count: number): Promise<void> {
  // All of their customers have declared PAN, so no limit applies.
  await db.insertInto('demonstration').values({ id: 1, since: at }).execute()
  const customers = Array.from({ length: count }, (_, number) => ({
    id: `customer-${number}`,
    mobile: String(9_700_000_000 + number) as Mobile,
    name: '',
    language: 'en' as const,
    is_demonstration: 1 as const,
    created_at: at,
  }))
  await db.insertInto('customer').values(customers).execute()
}

async function alternate(
  store: Store,
  bare: BareStatements,
  postings: readonly TopUpToEnd[],
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

function post(store: Store, postings: readonly TopUpToEnd[]): Promise<void> {
  return fromManyCallers(postings, posting => store.run(endTopUp, posting))
}

/** As many callers as there are bare statements in a group, each waiting for its answer before the next request. */
async function fromManyCallers<Request>(
  requests: readonly Request[],
  ask: (request: Request, index: number) => Promise<void>,
): Promise<void> {
  const waiting = requests.entries()
  const queryOneAfterAnother = async () => {
    for (const [index, request] of waiting) await ask(request, index)
  }
  await Promise.all(Array.from({ length: groupSize }, queryOneAfterAnother))
}

/** Both did the same work, otherwise the comparison is meaningless. */
async function expectSameMoney(store: Store, other: TestDatabase): Promise<void> {
  const [one, two] = await Promise.all([store, await other.open()].map(moneyIn))
  if (one !== two) throw new Error(`The ledger holds ${one} paise, the bare statements left ${two}.`)
}

async function moneyIn(store: Store): Promise<number> {
  const accounts = await store.db.selectFrom('ledger_account').select('balance_paise').execute()
  return accounts.reduce((sum, { balance_paise }) => sum + (balance_paise ?? 0), 0)
}
