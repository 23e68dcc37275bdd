import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandboxNetwork } from '../biller-sandbox/sandbox-network.ts'
import { openPayingPortal, type PayingPortal } from '../payments/test-payments.ts'
import { storeKinds } from '../store/test-databases.ts'
import { readSettlement, reconcile, type SettlementLine } from './reconcile.ts'

describe.each(storeKinds)('reconciliation on %s', kind => {
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
    ['other-state', 'refused', () => changed(references.refused, { state: 'paid' as const })],
    ['other-state', 'pending', () => changed(references.pending, { state: 'paid' as const })],
  ] as const)('%s is named for one that is %s', async (difference, payment, file) => {
    expect(await differences(file())).toMatchObject([{ kind: difference, reference: references[payment] }])
  })

  test('a payment nobody here made is named', async () => {
    const [line] = lines
    if (!line) throw new Error('The file is empty.')
    const strange = { ...line, reference: 'Z'.repeat(35) }
    expect(await differences([...lines, strange])).toMatchObject([
      { kind: 'missing-here', reference: 'Z'.repeat(35) },
    ])
  })

  test('a file that cannot be read proves nothing', () => {
    expect(() => readSettlement('{"reference":"x"}\n')).toThrow('Line 1')
  })
})
