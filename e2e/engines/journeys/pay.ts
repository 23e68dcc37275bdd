import { randomInt } from 'node:crypto'
import { button, field, holding, link, main, type Role } from '../target.ts'
import type { Visitor } from '../visitor.ts'
import { signsInByPage } from './customer.ts'
import { desktopWidth, type Journey, pageIsReady } from './journey.ts'

/** An unused consumer number, whose last digit makes the sandbox accept the payment at once. */
const newConsumer = () => `09${randomInt(10_000_000, 99_999_999)}1`

const pin = '481516'

const textOf = async (visitor: Visitor, role: Role, words: string): Promise<string> =>
  (await visitor.sees(main(), holding(role, words))).text()

/** With the non-breaking spaces of amounts. */
const wordsOf = (visitor: Visitor, selector: string): Promise<string> =>
  visitor.ask(
    place => (document.querySelector<HTMLElement>(place)?.innerText ?? '').replace(/[ \n]+/g, ' ').trim(),
    selector,
  )

export const payABill: Journey = async (visitor, sites) => {
  const { portal } = sites
  await visitor.usesAWindowOf(desktopWidth)
  const mobile = await signsInByPage(visitor, sites, '/passbook')
  await visitor.hears('textbox', 'Amount (Rs.)')
  await visitor.types('9000', main(), field('Amount (Rs.)'))
  await visitor.clicks(main(), button('Add money'))
  await visitor.clicks(main(), button('Succeed'))
  await visitor.readsIn('has been added to your wallet', main())

  await visitor.opens(`${portal}/electricity-bill-payment/tamil-nadu`)
  await pageIsReady(visitor)
  await visitor.types(newConsumer(), main(), holding('field', 'Consumer number'))
  await visitor.clicks(main(), button('Proceed'))
  await visitor.isAt(/\/pay\//)
  await pageIsReady(visitor)
  await visitor.photographs('bill')
  await visitor.hears('button', await textOf(visitor, 'button', 'Pay Rs.'))
  await visitor.hears('radio', await wordsOf(visitor, 'main label:has([value=wallet])'))
  await visitor.clicks(main(), holding('button', 'Pay Rs.'))
  await visitor.hears('heading', 'First, set a payment PIN')
  // The code of the sign-in counts where the browser had made a key before it was entered.
  if (await visitor.ask(code => document.querySelector(code) !== null, 'main [name=code]')) {
    await visitor.hears('textbox', 'One-time code')
    await visitor.types(sites.codeFor(mobile), main(), field('One-time code'))
    await visitor.clicks(main(), button('Verify'))
  }
  await visitor.types(pin, main(), field('Payment PIN'))
  await visitor.types(pin, main(), field('Payment PIN again'))
  await pageIsReady(visitor)
  await visitor.photographs('approval')
  await visitor.clicks(main(), button('Set PIN'))

  await visitor.isAt(/\/myorders\//)
  await visitor.sees(main(), holding('status', 'Paid'))
  await visitor.photographs('order')
  await visitor.hears('heading', `Paid ${await wordsOf(visitor, '#outcome-sum')}`)
  await visitor.hears('link', 'Receipt')
  await visitor.clicks(main(), link('Receipt'))
  await visitor.readsIn('Tamil Nadu', main())
}
