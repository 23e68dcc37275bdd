// What is asked for all the time must not take longer the more the portal has done.
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mobile } from '../../../identity/mobile/mobile.ts'
import { walletOf } from '../../../money/ledger/accounts.ts'
import { expireDueHolds } from '../../../money/ledger/hold-end.ts'
import { messageWorker } from '../../../test-portal/test-messages.ts'
import { openTestPortal, type TestPortal } from '../../../test-portal/test-portal.ts'
import { newOpaqueToken } from '../../keys/opaque-token.ts'
import { sweep } from '../../upkeep/sweep.ts'
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

/** Which tables a statement reads from one end to the other. What a query inside it found is read whole, and is no table. */
function scannedBy(statement: string): string[] {
  const plan = database.prepare(`explain query plan ${statement}`).all() as { detail: string }[]
  const named = (pattern: RegExp) => plan.flatMap(({ detail }) => pattern.exec(detail)?.[1] ?? [])
  const found = named(/^(?:CO-ROUTINE|MATERIALIZE) (\w+)/)
  return named(/^SCAN (?!\()(\w+)\b(?! USING)/).filter(name => !found.includes(name))
}

const visit = { headers: {}, ip: '' }
const nobody = {
  id: '',
  customer: { id: '', mobile: '9811122233' as Mobile, name: '', language: 'en' as const },
}

/** By the name that the statement gives the table. */
test.each<[string, string, () => Promise<unknown>]>([
  ['payments that are due', 'bill_payment', () => portal.services.payments.catchUp()],
  ['top-ups that are pending', 'wallet_top_up', () => portal.services.wallet.catchUp()],
  ['what a customer has on hold', 'hold', () => portal.services.wallet.holds('nobody')],
  ['messages that are due', 'message', () => messageWorker(portal, {}).catchUp()],
  ['what a customer was told', 'message', () => portal.services.messages.list('nobody')],
  [
    'what a wallet paid in a day',
    'bill_payment',
    () => portal.services.payments.newDeviceLimit(visit, nobody),
  ],
])('%s: found without reading through the others', async (_what, table, work) => {
  const statements = (await statementsOf(work)).filter(statement => statement.includes(`"${table}"`))
  expect(statements).not.toEqual([])
  for (const statement of statements) expect(scannedBy(statement), statement).not.toContain(table)
})

test('what the server looks up in its own thread: found without reading through the others', async () => {
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
      payments.newDeviceLimit(visit, nobody),
    ]),
  )
  expect(new Set(statements).size).toBeGreaterThan(10)
  const scanned = statements.flatMap(scannedBy)
  // The one row of a demonstration.
  expect(scanned.filter(table => table !== 'demonstration')).toEqual([])
})

test('what upkeep takes away: found without reading through what stays', async () => {
  const statements = await statementsOf(() => sweep(portal.store, portal.clock.now()))
  expect(statements.length).toBeGreaterThan(15)
  for (const statement of statements) expect(scannedBy(statement), statement).toEqual([])
})

test('what operators watch: read without reading through payments, holds, lines or messages', async () => {
  const statements = await statementsOf(() => portal.services.measures.read())
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.flatMap(scannedBy).filter(table => table !== 'money_check')).toEqual([])
})

test.each([{ at: 1 }, { at: 1, account: walletOf('nobody') }])(
  'holds whose time has passed: found without reading through the others, given %j',
  asked => {
    const { value } = expireDueHolds({ kind: 'sqlite', query: portal.store.db }, asked).next()
    const { queries } = value as Step
    for (const { sql } of queries) expect(scannedBy(sql)).toEqual([])
  },
)

/** Which tables, by the names that a statement gives them, it reads through again for each row of another. */
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

test('a whole audit: no table is read through for each row of another', async () => {
  const statements = await statementsOf(() => auditStore(portal.store))
  expect(statements.length).toBeGreaterThan(50)
  // The few rules of limits, and the one row of a demonstration.
  const few = ['money_limit', 'demonstration']
  const found = statements.flatMap(statement => {
    const tables = scannedForEachRow(statement).filter(table => !few.includes(table))
    return tables.length > 0 ? [{ statement, tables }] : []
  })
  expect(found).toEqual([])
})
