// @module-tag slow
// What a customer and the workers ask PostgreSQL must not take longer the more there is: every statement they send is found
// by an index. At the size of a real portal the same is asked by `npm run bench -- growth`.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfDue } from './bills/dues/due-reminders.ts'
import { payInEveryStage } from './bills/payments/test-every-stage.ts'
import { openPayingPortal, type PayingPortal } from './bills/payments/test-payments.ts'
import { statementsSentBy, tablesReadThrough } from './platform/store/postgres/test-plans.ts'
import { sweep } from './platform/upkeep/upkeep.ts'
import { verificationOf } from './test-portal/test-passkey.ts'

let paying: PayingPortal

beforeAll(async () => {
  paying = await openPayingPortal('postgres')
})
afterAll(() => paying.close())

async function whatACustomerDoes(): Promise<void> {
  const { portal } = paying
  const { asha, payments, disputeId } = await payInEveryStage(paying)
  const { services } = portal
  const [paid] = payments.paid
  const orderId = paid && 'orderId' in paid ? (paid.orderId ?? '') : ''
  const kept = await services.savedAccounts.save(asha.id, { reference: paid?.reference ?? '', name: 'Home' })
  await services.dues.remind(asha.id, kept?.id ?? '', true)
  await remindOf(kept?.id ?? '')
  await services.dues.remind(asha.id, kept?.id ?? '', false)
  await services.billCalendar.customerOf(await services.billCalendar.renew(asha.id))
  await Promise.all([
    services.wallet.entries(asha.id),
    services.wallet.entries(asha.id, { month: '2026-01', before: '3' }),
    services.wallet.holds(asha.id),
    services.wallet.months(asha.id),
    services.limits.of(asha.id),
    services.orders.list(asha.id),
    services.orders.list(asha.id, { from: '2026-01-01', to: '2026-12-31', state: 'paid' }),
    services.orders.list(asha.id, { billerId: paid?.billerId, account: paid?.account }),
    services.orders.list(asha.id, { search: 'airtel', state: 'refunded', before: undefined }),
    services.orders.paidFor(asha.id),
    services.orders.spending(asha.id, '2025-01'),
    services.orders.byId(asha.id, orderId),
    services.payments.byOrder(asha.id, orderId),
    services.payments.unpaidAmong(asha.id, [orderId]),
    services.payments.arrivedAmong(asha.id, [orderId]),
    services.payments.unfinished(asha.id),
    services.returns.of(asha.id, { kind: 'payment', id: paid?.reference ?? '' }),
    services.returns.list(asha.id),
    services.disputes.list(asha.id),
    services.disputes.byId(asha.id, disputeId),
    services.dues.list(asha.id),
    services.dues.known(asha.id),
    services.billCalendar.madeAt(asha.id),
    services.messages.list(asha.id),
    services.messages.unread(asha.id),
    services.messages.muted(asha.id),
    services.consents(asha.id),
    services.sessions.devices(asha.session),
    services.closing.preview(asha.id),
  ])
  const [message] = (await services.messages.list(asha.id)).messages
  await services.messages.read(asha.id, message?.id)
  await services.messages.read(asha.id)
  const month = await services.wallet.month(asha.id, '2026-01')
  for await (const _ of month?.entries() ?? []);
  const verification = await verificationOf(asha.browser, { action: 'export-data' })
  for await (const _ of services.exportData(verification));
}

/** At noon in India, of what is due the next day. */
async function remindOf(accountId: string): Promise<void> {
  const { store } = paying.portal
  const at = Date.parse('2026-11-19T12:00:00+05:30')
  const due = JSON.stringify({ amountPaise: 1205_00, dueDate: '2026-11-20' })
  const row = store.db.updateTable('account_due').where('account_id', '=', accountId)
  await row.set({ due, seen_at: at, remind_at: at }).execute()
  await store.run(remindOfDue, { accountId, at })
  expect(await row.set({ reminded_on: null }).returning('reminded').execute()).toEqual([{ reminded: 1 }])
}

async function whatWorkersDo(): Promise<void> {
  await paying.pass(3)
  await paying.portal.services.wallet.runDueWork()
  await paying.portal.services.dues.runDueWork()
  await paying.portal.services.storeMetrics.read()
  await sweep(paying.portal.store, paying.portal.clock.now())
}

test('whatever customers and workers ask is found by an index', { timeout: 120_000 }, async () => {
  const statements = [
    ...(await statementsSentBy(whatACustomerDoes)),
    ...(await statementsSentBy(whatWorkersDo)),
  ]
  expect(statements.length).toBeGreaterThan(150)
  const url = paying.portal.database.options.databaseUrl ?? ''
  const found = await tablesReadThrough(url, statements, { isSmall: true })
  const ofNobody = paying.portal.store.modules
    .flatMap(({ retention = {} }) => Object.entries(retention))
    .flatMap(([table, kind]) => (kind === 'nobody' ? [table] : []))
  const ofPeople = found.flatMap(({ statement, tables }) => {
    const grown = tables.filter(table => !ofNobody.includes(table))
    return grown.length > 0 ? [{ statement, grown }] : []
  })
  expect(ofPeople).toEqual([])
})
