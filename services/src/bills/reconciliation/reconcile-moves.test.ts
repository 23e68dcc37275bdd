import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxStatement } from '../../money/payment-source/sandbox.ts'
import { type SourceLine, type SourceStatement, totalOf } from '../../money/payment-source/statement.ts'
import { evidence, openTestDesk } from '../../operations/test-operators.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { createSandboxNetwork } from '../biller-sandbox/sandbox-network.ts'
import { openPayingPortal, type Payer, type PayingPortal } from '../payments/test-payments.ts'
import { type Difference, reconcileReceivables } from './reconcile.ts'
import { reconcileEscrow, reconcileSource } from './reconcile-moves.ts'
import {
  type EscrowStatement,
  readEscrowStatement,
  readSourceStatement,
  type SettlementLine,
  sandboxEscrow,
} from './statements.ts'

let lastAccount = 70_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describeOnStoresInFullSuite('the source’s and the escrow account’s statements on %s', kind => {
  let paying: PayingPortal
  let asha: Payer
  let source: SourceStatement
  let escrow: EscrowStatement
  let paid: string
  let topUpId: string

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    asha = await paying.customer()
    const { wallet, paymentSandbox } = paying.portal.services
    paid = (await asha.recharge(mobileEnding(1), 199_00, 'upi')).reference
    await paymentSandbox.choose(paid, 'succeed')
    const refused = await asha.recharge(mobileEnding(2), 199_00, 'upi')
    await paymentSandbox.choose(refused.reference, 'pay-more', 'refused-once')
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 500_00, key: 'once' })
    topUpId = topUp.id
    await paymentSandbox.choose(topUpId, 'pay-more')
    await paying.pass(70)
    const read = await paying.portal.store.snapshot(async db => ({
      source: await sandboxStatement(db, period()),
      escrow: await sandboxEscrow(db, await settlement(), period()),
    }))
    source = read.source
    escrow = read.escrow
  })
  afterAll(() => paying?.close())

  function period() {
    const at = paying.portal.clock.now().getTime()
    return { from: new Date(at - 60 * 60_000), to: new Date(at + 60 * 60_000) }
  }

  async function settlement(): Promise<SettlementLine[]> {
    const { from, to } = period()
    return createSandboxNetwork({ book: paying.book, now: paying.portal.clock.now }).settlement(from, to)
  }

  const ofSource = async (lines: readonly SourceLine[], total = totalOf(lines)) =>
    (await paying.portal.store.snapshot(db => reconcileSource(db, { lines, total }, period()))).differences
  const ofEscrow = async (statement: EscrowStatement) =>
    (await paying.portal.store.snapshot(db => reconcileEscrow(db, statement, period()))).differences
  const report = (differences: readonly Difference[]) =>
    differences.map(({ kind, reference }) => `${kind} ${reference}`)

  test('agree with the ledger, line by line', async () => {
    expect(source.lines.map(line => line.kind)).toEqual(['in', 'in', 'in', 'out', 'out', 'out'])
    expect(escrow.lines.filter(line => line.kind === 'biller')).toHaveLength(1)
    expect(await ofSource(source.lines)).toEqual([])
    expect(await ofEscrow(escrow)).toEqual([])
  })

  test.each<[string, (lines: readonly SourceLine[]) => SourceLine[], (line: SourceLine) => string]>([
    ['left out', lines => lines.slice(1), line => `missing-there source ${line.kind} ${line.reference}`],
    [
      'doubled',
      ([first, ...others]) => (first ? [first, first, ...others] : []),
      line => `doubled source ${line.kind} ${line.reference}`,
    ],
    [
      'of another sum',
      ([first, ...others]) => (first ? [{ ...first, amountPaise: 1 }, ...others] : []),
      line => `other-amount source ${line.kind} ${line.reference}`,
    ],
    [
      'of another bank reference',
      ([first, ...others]) => (first ? [{ ...first, bankReference: '0' }, ...others] : []),
      line => `other-reference source ${line.kind} ${line.reference}`,
    ],
    [
      'that nobody here knows',
      lines => (lines[0] ? [...lines, { ...lines[0], reference: 'Z' }] : []),
      line => `missing-here source ${line.kind} Z`,
    ],
  ])('a line %s is reported on one line, in and out', async (_name, alter, due) => {
    for (const kind of ['in', 'out'] as const) {
      const those = source.lines.filter(line => line.kind === kind)
      const others = source.lines.filter(line => line.kind !== kind)
      const [first] = those
      if (!first) throw new Error('The statement is empty.')
      expect(report(await ofSource([...others, ...alter(those)]))).toEqual([due(first)])
    }
  })

  test('money there for what failed or waits here has another state', async () => {
    const waiting = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    const failed = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await paying.portal.services.paymentSandbox.choose(failed.reference, 'fail')
    for (const { reference } of [waiting, failed]) {
      const line = { ...(source.lines[0] as SourceLine), reference }
      expect(report(await ofSource([...source.lines, line]))).toEqual([`other-state source in ${reference}`])
    }
  })

  test('a total that is not its lines’ is reported', async () => {
    const { inPaise, outPaise } = source.total
    expect(report(await ofSource(source.lines, { kind: 'total', inPaise: inPaise + 1, outPaise }))).toEqual([
      'other-total source in',
    ])
    expect(report(await ofSource(source.lines, { kind: 'total', inPaise, outPaise: 0 }))).toEqual([
      'other-total source out',
    ])
    expect(report(await ofEscrow({ ...escrow, closingPaise: 0 }))).toEqual(['other-total escrow'])
  })

  test('the escrow account is compared with what went to billers, too', async () => {
    const without = escrow.lines.filter(line => line.kind !== 'biller')
    const [biller] = escrow.lines.filter(line => line.kind === 'biller')
    const closed = (lines: EscrowStatement['lines']) => ({
      ...escrow,
      lines,
      closingPaise: lines.reduce(
        (sum, { kind, amountPaise }) => sum + (kind === 'in' ? amountPaise : -amountPaise),
        escrow.openingPaise,
      ),
    })
    if (!biller) throw new Error('No biller was paid.')
    expect(report(await ofEscrow(closed(without)))).toEqual([`missing-there escrow biller ${paid}`])
    const altered = [...without, { ...biller, amountPaise: 1 }, { ...biller, reference: 'Z' }]
    expect(report(await ofEscrow(closed(altered)))).toEqual([
      `other-amount escrow biller ${paid}`,
      'missing-here escrow biller Z',
    ])
  })

  test('what the ledger posted otherwise than the records say is reported', async () => {
    const { db } = paying.portal.store
    const arrive = (paise: number) =>
      db.updateTable('wallet_top_up').set({ arrived_paise: paise }).where('id', '=', topUpId).execute()
    const { arrived_paise } = await db
      .selectFrom('wallet_top_up')
      .select('arrived_paise')
      .where('id', '=', topUpId)
      .executeTakeFirstOrThrow()
    const lines = source.lines.map(line => (line.reference === topUpId ? { ...line, amountPaise: 7 } : line))
    await arrive(7)
    expect(report(await ofSource(lines))).toEqual([`other-posting source in ${topUpId}`])
    await arrive(arrived_paise ?? 0)
  })

  test('files are read as they are written, and one that cannot be proves nothing', () => {
    const file = (lines: readonly object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')
    expect(readSourceStatement(file([...source.lines, source.total]))).toEqual(source)
    const [opening, closing] = [
      { kind: 'opening', balancePaise: escrow.openingPaise },
      { kind: 'closing', balancePaise: escrow.closingPaise },
    ]
    expect(readEscrowStatement(file([opening, ...escrow.lines, closing]))).toEqual(escrow)
    expect(() => readSourceStatement(file(source.lines))).toThrow('no total')
    expect(() => readEscrowStatement(file([opening]))).toThrow('no closing')
    expect(() => readEscrowStatement('{}')).toThrow('Line 1')
  })

  test('what a biller owes us is reported until it is settled', async () => {
    const { disputes } = paying.portal.services
    const { orderId, reference } = await asha.recharge(mobileEnding(1))
    const raised = await disputes.raise(asha.id, { orderId, type: 'other', details: 'It never came.' })
    await disputes.decide(raised.outcome === 'raised' ? raised.id : '', 'refund')
    const open = () => paying.portal.store.snapshot(reconcileReceivables)
    expect(await open()).toEqual([
      {
        kind: 'receivable',
        reference,
        text: 'mobile-recharge/jio was paid 19900 paise that the customer has back: claim them',
      },
    ])
    expect(await paying.differences()).toEqual([])
    const { meera } = await openTestDesk(paying.portal)
    await meera.act({ does: 'settle', reference: orderId, evidence })
    expect(await open()).toEqual([])
    expect(await paying.differences()).toEqual([])
  })
})
