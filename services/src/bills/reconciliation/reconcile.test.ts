import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { createSandboxNetwork } from '../biller-sandbox/sandbox-network.ts'
import { openPayingPortal, type PayingPortal, recharge } from '../payments/test-payments.ts'
import { reconcile } from './reconcile.ts'
import { readSettlement, type SettlementLine } from './statements.ts'

const account = { mobileNumber: '9811122204' }

describeOnStoresInFullSuite('reconciliation on %s', kind => {
  let paying: PayingPortal
  let lines: SettlementLine[]
  const references: Record<'paid' | 'refused' | 'pending', string> = { paid: '', refused: '', pending: '' }

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    const asha = await paying.customer()
    references.paid = (await asha.recharge('9811122201')).reference
    references.refused = (await asha.recharge('9811122202')).reference
    references.pending = (await asha.recharge('9811122203')).reference
    const network = createSandboxNetwork({ book: paying.book, now: paying.portal.clock.now })
    const { from, to } = period()
    lines = readSettlement(
      (await network.settlement(from, to)).map(line => `${JSON.stringify(line)}\n`).join(''),
    )
  })
  afterAll(() => paying?.close())

  function period() {
    const at = paying.portal.clock.now().getTime()
    return { from: new Date(at - 60 * 60_000), to: new Date(at + 60 * 60_000) }
  }
  const differences = async (file: SettlementLine[]) =>
    (await paying.portal.store.snapshot(db => reconcile(db, file, period()))).differences
  const changed = (reference: string, change: Partial<SettlementLine>) =>
    lines.map(line => (line.reference === reference ? { ...line, ...change } : line))

  test('the sandbox’s own file agrees, pending ones included', async () => {
    expect(lines).toHaveLength(3)
    expect(await paying.portal.store.snapshot(db => reconcile(db, lines, period()))).toEqual({
      compared: 3,
      differences: [],
    })
  })

  test.each([
    ['missing-there', 'paid', () => lines.filter(line => line.reference !== references.paid)],
    ['doubled', 'paid', () => [...lines, ...lines.filter(line => line.reference === references.paid)]],
    ['other-amount', 'paid', () => changed(references.paid, { amountPaise: 1 })],
    ['other-state', 'paid', () => changed(references.paid, { state: 'refused' as const })],
    ['other-account', 'paid', () => changed(references.paid, { account: '9811100000' })],
    ['other-account', 'refused', () => changed(references.refused, { billerId: 'mobile-recharge/airtel' })],
    ['other-reference', 'paid', () => changed(references.paid, { approvalNumber: 'SBX0' })],
    ['other-state', 'refused', () => changed(references.refused, { state: 'paid' as const })],
    ['other-state', 'pending', () => changed(references.pending, { state: 'paid' as const })],
  ] as const)('%s is named for one that is %s', async (difference, payment, file) => {
    expect(await differences(file())).toMatchObject([{ kind: difference, reference: references[payment] }])
  })

  test.each([
    ['that nobody here made', async () => 'Z'.repeat(35)],
    ['that was never sent', async () => (await (await paying.customer()).start(recharge, account)).reference],
  ])('a payment %s is named', async (_name, referenceOf) => {
    const [line] = lines
    if (!line) throw new Error('The file is empty.')
    const reference = await referenceOf()
    expect(await differences([...lines, { ...line, reference }])).toMatchObject([
      { kind: 'missing-here', reference },
    ])
  })

  test('one whose entry in the ledger pays no biller is named', async () => {
    const { db } = paying.portal.store
    const { paid: reference } = references
    const payment = db.selectFrom('bill_payment').select('entry_id').where('reference', '=', reference)
    const { entry_id: entry } = await payment.executeTakeFirstOrThrow()
    const others = db.selectFrom('ledger_entry').select('id').where('id', '!=', entry)
    const { id: other } = await others.executeTakeFirstOrThrow()
    const point = (id: string | null) =>
      db.updateTable('bill_payment').set({ entry_id: id }).where('reference', '=', reference).execute()
    await point(other)
    expect(await differences(lines)).toMatchObject([{ kind: 'other-posting', reference }])
    await point(entry)
    expect(await differences(lines)).toEqual([])
  })

  test('a file that cannot be read proves nothing', () => {
    expect(() => readSettlement('{"reference":"x"}\n')).toThrow('Line 1')
  })
})
