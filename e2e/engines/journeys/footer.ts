import { button, contentinfo, link, summary } from '../target.ts'
import { desktopWidth, type Journey, pageIsReady } from './journey.ts'

const bills = summary('Recharges and bill payments')
const tickets = summary('Book Travel & Entertainment')

export const footer: Journey = async (visitor, { portal }) => {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(portal)
  await pageIsReady(visitor)
  await visitor.misses(button('Scroll to top'))

  await visitor.sees(contentinfo(), link('Mobile Recharge'))
  await visitor.clicks(contentinfo(), tickets)
  await visitor.misses(contentinfo(), link('Mobile Recharge'))
  await visitor.sees(contentinfo(), link('Flight Tickets'))
  await visitor.photographs('footer')
  await visitor.clicks(contentinfo(), tickets)
  await visitor.misses(contentinfo(), link('Flight Tickets'))
  await visitor.clicks(contentinfo(), bills)
  await visitor.sees(contentinfo(), link('Mobile Recharge'))

  await visitor.clicks(button('Scroll to top'))
  await visitor.holds('the page is back at its top', () => scrollY === 0)
  await visitor.misses(button('Scroll to top'))
}
