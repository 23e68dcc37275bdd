// Frequent queries must not become slower as the store grows.
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mobile } from '../../../identity/mobile/mobile.ts'
import { createChallenge } from '../../../identity/one-time-code/code-challenge.ts'
import { walletOf } from '../../../money/ledger/accounts.ts'
import { expireDueHolds } from '../../../money/ledger/hold-end.ts'
import { messageWorker } from '../../../test-portal/test-messages.ts'
import { openTestPortal, type TestPortal } from '../../../test-portal/test-portal.ts'
import { newOpaqueToken } from '../../keys/opaque-token.ts'
import { sweep } from '../../upkeep/upkeep.ts'
import { auditStore } from '../audit/audit.ts'
import type { Step } from '../command.ts'
import { sqliteFile } from './sqlite-store.ts'
import { statementsLookedUp, statementsOf } from './test-plans.ts'

let portal: TestPortal
let database: DatabaseSync

beforeAll(async () => {
  portal = await openTestPortal('sqlite')
  database = new DatabaseSync(sqliteFile(portal.database.options.dataDir), { readOnly: true })
})
afterAll(async () => {
  database.close()
  await portal.close()
})

/** The tables that a statement scans. A subquery's result is scanned too, and is not a table. */
function scannedBy(statement: string): string[] {
  const plan = database.prepare(`explain query plan ${statement}`).all() as { detail: string }[]
  const named = (pattern: RegExp) => plan.flatMap(({ detail }) => pattern.exec(detail)?.[1] ?? [])
  const found = named(/^(?:CO-ROUTINE|MATERIALIZE) (\w+)/)
  return named(/^SCAN (?!\()(\w+)\b(?! USING)/).filter(name => !found.includes(name))
}

const client = { headers: {}, ip: '' }
const nobody = {
  id: '',
  customer: { id: '', mobile: '9811122233' as Mobile, name: '', language: 'en' as const },
}

/** The tables by the alias that the statement gives them. */
test.each<[string, string, () => Promise<unknown>]>([
  ['payments that are due', 'bill_payment', () => portal.services.payments.runDueWork()],
  ['top-ups that are pending', 'wallet_top_up', () => portal.services.wallet.runDueWork()],
  ['what a customer has on hold', 'hold', () => portal.services.wallet.holds('nobody')],
  ['messages that are due', 'message', () => messageWorker(portal, {}).runDueWork()],
  ['the messages of a customer', 'message', () => portal.services.messages.list('nobody')],
  [
    'what a wallet paid in a day',
    'bill_payment',
    () => portal.services.payments.newDeviceLimit(client, nobody),
  ],
])('%s: found without reading through the others', async (_what, table, work) => {
  const statements = (await statementsOf(work)).filter(statement => statement.includes(`"${table}"`))
  expect(statements).not.toEqual([])
  for (const statement of statements) expect(scannedBy(statement), statement).not.toContain(table)
})

test('look-ups in the server’s thread use an index', async () => {
  const { wallet, limits, orders, pendingChanges, payments, sessions } = portal.services
  const statements = await statementsLookedUp(() =>
    Promise.all([
      sessions.fromRequest({ headers: { cookie: `chowk=${newOpaqueToken()}` } }),
      wallet.balance('nobody'),
      wallet.months('nobody'),
      wallet.entries('nobody'),
      orders.list('nobody'),
      wallet.holds('nobody'),
      wallet.openTopUps('nobody'),
      limits.of('nobody'),
      pendingChanges.list('nobody'),
      payments.newDeviceLimit(client, nobody),
    ]),
  )
  expect(new Set(statements).size).toBeGreaterThan(10)
  const scanned = statements.flatMap(scannedBy)
  // The demonstration's table has one row.
  expect(scanned.filter(table => table !== 'demonstration')).toEqual([])
})

test('upkeep finds expired rows by an index', async () => {
  const statements = await statementsOf(() => sweep(portal.store, portal.clock.now()))
  expect(statements.length).toBeGreaterThan(15)
  for (const statement of statements) expect(scannedBy(statement), statement).toEqual([])
})

test('metrics scan no payments, holds, lines or messages', async () => {
  const statements = await statementsOf(() => portal.services.storeMetrics.read())
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.flatMap(scannedBy).filter(table => table !== 'money_check')).toEqual([])
})

test.each([{ at: 1 }, { at: 1, account: walletOf('nobody') }])(
  'holds whose time has passed: found without reading through the others, given %j',
  values => {
    const { value } = expireDueHolds({ kind: 'sqlite', query: portal.store.db }, values).next()
    const { queries } = value as Step
    for (const { sql } of queries) expect(scannedBy(sql)).toEqual([])
  },
)

test('a request for a code reads the codes of its number and networks, not those of all', () => {
  const values = {
    ...{ id: '', purpose: 'sign-in', mobile: nobody.customer.mobile, subject: '', left: 'few' },
    ...{ browserHash: '', browserKeys: [], codeHash: '', at: 1 },
    ...{ perMobile: 5, perMobileDay: 15, perAddress: 60 },
    networks: { address_hash: 'a', network_56_hash: 'b', network_48_hash: 'c' },
    message: { mobile: nobody.customer.mobile },
  }
  const steps = createChallenge.steps({ kind: 'sqlite', query: portal.store.db }, values as never)
  const plans: string[] = []
  for (let step = steps.next([]); !step.done; ) {
    const { queries } = step.value
    for (const { sql } of queries.filter(query => /^select .* from "code_challenge"/.test(query.sql)))
      plans.push(
        ...database
          .prepare(`explain query plan ${sql}`)
          .all()
          .map(({ detail }) => String(detail)),
      )
    step = steps.next(queries.map(() => ({ rows: [], affected: 0 })))
  }
  const used = plans.flatMap(detail => / USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? [])
  expect(used).toHaveLength(11)
  expect(used).not.toContain('code_challenge_by_time')
})

/** The tables, by alias, that a statement scans again for each row of another. */
function scannedForEachRow(statement: string): string[] {
  const plan = database.prepare(`explain query plan ${statement}`).all() as unknown as PlanStep[]
  const isRead = ({ detail }: PlanStep) => /^(SCAN|SEARCH) /.test(detail)
  const perRow = new Set(plan.filter(({ detail }) => detail.startsWith('CORRELATED')).map(({ id }) => id))
  return plan.flatMap(step => {
    const isFirst = plan.find(other => other.parent === step.parent && isRead(other)) === step
    const isAgain = !isFirst || perRow.has(step.parent)
    return (isAgain && /^SCAN (?!CONSTANT)(\w+)/.exec(step.detail)?.[1]) || []
  })
}

interface PlanStep {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

test('a whole audit scans no table once per row of another', async () => {
  const statements = await statementsOf(() => auditStore(portal.store))
  expect(statements.length).toBeGreaterThan(50)
  // The few limit rules, and the demonstration's one row.
  const few = ['money_limit', 'demonstration']
  const found = statements.flatMap(statement => {
    const tables = scannedForEachRow(statement).filter(table => !few.includes(table))
    return tables.length > 0 ? [{ statement, tables }] : []
  })
  expect(found).toEqual([])
})
