// The store names billers by their ids, so a renamed biller has its new name in every customer's history.
import { billIn, findBiller, type Locale } from '@chowk/catalog'
import { expect, onTestFinished, test } from 'vitest'
import { openPayingPortal, recharge } from '../../bills/payments/test-payments.ts'
import { descriptionIn } from './description.ts'

/** Renames an object of the catalogue for one test. */
function rename(thing: object | undefined, names: { name: string; hindi: string }): void {
  if (!thing) throw new Error('There is nothing to rename.')
  const before = { ...thing }
  Object.assign(thing, names)
  onTestFinished(() => void Object.assign(thing, before))
}

test('a category and a biller that were renamed are read by their new names, in both languages', async () => {
  const paying = await openPayingPortal('sqlite')
  onTestFinished(() => paying.close())
  const asha = await paying.customer()
  const paid = await asha.recharge('9811200001')
  await asha.recharge('9811200003')
  const { wallet, orders, messages, receipts } = paying.portal.services

  const jio = findBiller(recharge)
  rename(jio?.category, { name: 'Prepaid Plans', hindi: 'प्रीपेड प्लान' })
  rename(jio?.provider, { name: 'Jio Anew', hindi: 'नया जियो' })

  const names = { en: 'Prepaid Plans, Jio Anew', hi: 'प्रीपेड प्लान, नया जियो' }
  const receipt = await receipts.of(asha.id, paid.orderId ?? '')
  for (const language of ['en', 'hi'] satisfies Locale[]) {
    const name = names[language]
    const [entry] = (await wallet.entries(asha.id)).entries
    const [hold] = await wallet.holds(asha.id)
    expect(entry && descriptionIn(language, entry.description)).toBe(name)
    expect(hold && descriptionIn(language, hold.description)).toBe(name)
    expect(receipt && billIn(language, receipt.order.billerId)).toBe(name)
    const [, biller = ''] = name.split(', ')
    const { messages: sent } = await messages.list(asha.id, { language })
    expect(sent.filter(({ text }) => text.includes(biller))).not.toEqual([])
    const found = await orders.list(asha.id, { search: biller })
    expect(found.orders.map(({ billerId }) => billIn(language, billerId))).toEqual([name, name])
  }
  expect(await paying.differences()).toEqual([])
})
