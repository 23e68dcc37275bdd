import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrokenRecord } from '../../../platform/store/broken-record.ts'
import { payInEveryStage } from '../test-every-stage.ts'
import { openPayingPortal, type PayingPortal } from '../test-payments.ts'
import { readPayment } from './payment.ts'
import { paymentStages } from './payment-stages.ts'
import type { BillPaymentRow } from './payments.tables.ts'

let paying: PayingPortal
let rows: BillPaymentRow[]

beforeAll(async () => {
  paying = await openPayingPortal('sqlite')
  await payInEveryStage(paying)
  rows = await paying.portal.store.db.selectFrom('bill_payment').selectAll().execute()
})
afterAll(() => paying?.close())

/** The column that the reader's error names; undefined without an error. */
function complaintOf(row: BillPaymentRow): string | undefined {
  try {
    readPayment(row)
    return undefined
  } catch (error) {
    if (error instanceof BrokenRecord) return error.column
    throw error
  }
}

const columnsOf = (row: BillPaymentRow) => Object.keys(row) as (keyof BillPaymentRow)[]

/** Only the audit reads it, and older rows do not have it. */
const forAudit = 'fees'

/** The columns that a row of this stage may lack; any other missing column is named. */
test.each([
  ['draft', ['source', 'times_asked']],
  ['awaiting-money', ['collect', 'times_asked']],
  ['held', ['arrived_at', 'collect', 'payer_reference', 'times_asked']],
  ['sent', ['arrived_at', 'collect', 'payer_reference']],
  ['paid', ['arrived_at', 'bill', 'collect', 'pay_before', 'payer_reference', 'times_asked']],
  [
    'failed',
    ['arrived_at', 'collect', 'late_due_at', 'pay_before', 'payer_reference', 'sent_at', 'times_asked'],
  ],
  ['refunded', ['pay_before', 'times_asked']],
] as const)('a payment that is %s may lack %j, and nothing else that it has', (stage, expected) => {
  const found = rows.filter(row => row.stage === stage)
  expect(found).not.toEqual([])
  const unmissed = new Set<string>()
  for (const row of found) {
    expect(complaintOf(row)).toBeUndefined()
    for (const column of columnsOf(row)) {
      if (row[column] === null || column === 'reference' || column === forAudit) continue
      const complaint = complaintOf({ ...row, [column]: null })
      if (complaint === undefined) unmissed.add(column)
      else expect(complaint).toBe(`bill_payment.${column}`)
    }
  }
  expect([...unmissed].sort()).toEqual(expected)
})

test('every stage is among them', () => {
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(paymentStages))
})

test.each([
  ['parameters', '{"consumerNumber":7}'],
  ['parameters', 'no JSON'],
  ['bill', '{"billNumber":"1"}'],
  ['source', 'cash'],
  ['stage', 'lost'],
  ['amount_paise', 0.5],
] as const)('%s that says %j is not believed', (column, value) => {
  const row = rows.find(({ stage, bill }) => stage === 'paid' && bill !== null)
  expect(row && complaintOf(Object.assign({}, row, { [column]: value }))).toBe(`bill_payment.${column}`)
})

test('the error says what was found, that nothing was decided, and what to do, and nothing of the customer', () => {
  const row = rows.find(({ stage }) => stage === 'sent')
  if (!row) throw new Error('Nothing was sent.')
  expect(() => readPayment({ ...row, pay_before: null })).toThrow(
    `bill_payment.pay_before of ${row.reference} is null, which is invalid. The operation was aborted`,
  )
  const secret = 'Asha of 12 Long Lane'
  const spoiled = { ...row, parameters: JSON.stringify([secret]) }
  expect(() => readPayment(spoiled)).toThrow(/^(?!.*Asha).*ledger:audit/)
})
