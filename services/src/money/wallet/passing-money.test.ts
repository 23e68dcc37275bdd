// Bills paid by UPI beside a wallet: the passbook shows the wallet alone, whatever passes through it meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import type { WalletEntry } from './wallet-lines.ts'

let lastAccount = 90_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`
const upiPaise = 749_00 + 2_00
const ownPaise = 199_00 + 1_00

describeOnStoresInFullSuite('bills paid by UPI on %s', kind => {
  let paying: PayingPortal
  let asha: Payer

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    passTo('2026-11-30T23:00:00+05:30')
    asha = await paying.customer({ balancePaise: 1_000_00 })
  })
  afterAll(() => paying?.close())

  function passTo(time: string): void {
    const { clock } = paying.portal
    clock.pass(new Date(time).getTime() - clock.now().getTime())
  }

  async function payByUpi(digit: number): Promise<void> {
    const { reference } = await asha.recharge(mobileEnding(digit), 749_00, 'upi')
    await paying.portal.services.paymentSandbox.choose(reference, 'succeed')
  }

  const shown = ({ kind, amountPaise, balancePaise }: WalletEntry) => [kind, amountPaise, balancePaise]

  test('are in no entry, and change no balance of those before, between and after them', async () => {
    await payByUpi(1)
    await payByUpi(3)
    await asha.recharge(mobileEnding(1), 199_00)
    await payByUpi(2)
    expect(await asha.balance()).toMatchObject({ heldPaise: upiPaise })
    expect(await paying.portal.services.wallet.holds(asha.id)).toEqual([])
    passTo('2026-12-01T00:10:00+05:30')
    await paying.pass(1)
    await asha.recharge(mobileEnding(1), 199_00)

    const { wallet } = paying.portal.services
    const whole = [
      ['payment', -ownPaise, 1_000_00 - 2 * ownPaise],
      ['payment', -ownPaise, 1_000_00 - ownPaise],
      ['cashback', 1_000_00, 1_000_00],
    ]
    expect((await wallet.entries(asha.id)).entries.map(shown)).toEqual(whole)
    const pages: WalletEntry[] = []
    for (let before: string | undefined; ; ) {
      const page = await wallet.entries(asha.id, { before, limit: 1 })
      pages.push(...page.entries)
      before = page.next
      if (before === undefined) break
    }
    expect(pages.map(shown)).toEqual(whole)
  })

  test('count neither as credit nor as debit of a month, even if pending at its end', async () => {
    const { wallet } = paying.portal.services
    const read = async (name: string) => {
      const month = await wallet.month(asha.id, name)
      const entries: WalletEntry[] = []
      for await (const entry of month?.entries() ?? []) entries.push(entry)
      return { ...month, entries: entries.map(shown) }
    }
    const november = await read('2026-11')
    expect(november).toMatchObject({ openingPaise: 0, holds: [] })
    expect(november.entries).toEqual([
      ['cashback', 1_000_00, 1_000_00],
      ['payment', -ownPaise, 1_000_00 - ownPaise],
    ])
    const december = await read('2026-12')
    expect(december.openingPaise).toBe(1_000_00 - ownPaise)
    expect(december.entries).toEqual([['payment', -ownPaise, 1_000_00 - 2 * ownPaise]])
    expect((await asha.balance()).balancePaise).toBe(1_000_00 - 2 * ownPaise)
    expect(await paying.differences()).toEqual([])
  })
})
