/**
 * The shell on pages that are not written in React: one journey with everything that the Chromium tests check on each of
 * them.
 */
import type { Sites, TriedHost } from '../servers.ts'
import { banner, button, contentinfo, dialog, holding, link, summary } from '../target.ts'
import type { Visitor } from '../visitor.ts'
import { newMobile, signInControl, signsInInTheFrame } from './customer.ts'
import { desktopWidth, type Journey, phoneWidth } from './journey.ts'

const bills = button('Recharge & Bills')
const homeBills = link('Home Bills')
const travel = summary('Book Travel & Entertainment')

const isMounted = (visitor: Visitor) =>
  visitor.holds('the header is mounted', () => {
    const { shadowRoot } = document.querySelector('chowk-header') ?? {}
    return Boolean(shadowRoot?.querySelector('header[data-enhanced]'))
  })

export const onHost =
  (name: TriedHost): Journey =>
  (visitor, sites) =>
    walkHost(visitor, sites, `${sites.hosts[name]}/`)

export async function walkHost(
  visitor: Visitor,
  sites: Pick<Sites, 'portal' | 'codeFor'>,
  page: string,
): Promise<void> {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(page)
  await isMounted(visitor)
  await visitor.hovers(banner(), bills)
  await visitor.hovers(banner(), homeBills)
  await visitor.hovers(banner(), link('Water'))
  await visitor.photographs(`host-${new URL(page).port}`)
  await visitor.movesAway()
  await visitor.misses(banner(), homeBills)
  await visitor.holds('the screen is counted once', () => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; screenName?: string }[] }
    const screens = dataLayer.filter(({ event }) => event === 'openScreen')
    return screens.length === 1 && screens[0]?.screenName === 'bus home'
  })
  await walksOnAsCustomer(visitor, sites, page)
}

async function walksOnAsCustomer(
  visitor: Visitor,
  sites: Pick<Sites, 'portal' | 'codeFor'>,
  page: string,
): Promise<void> {
  const mobile = newMobile()
  const greeting = holding('button', mobile)
  await visitor.clicks(...signInControl)
  await signsInInTheFrame(visitor, sites, mobile)
  await visitor.clicks(banner(), greeting)
  await visitor.readsIn('Rs. 0', banner())
  await visitor.reloads()
  await visitor.sees(banner(), greeting)

  await visitor.usesAWindowOf(phoneWidth)
  await visitor.clicks(banner(), button('Menu'))
  await visitor.clicks(dialog('Menu'), bills)
  await visitor.findsExpanded(true, dialog('Menu'), bills)
  await visitor.presses('Escape')
  await visitor.misses(dialog('Menu'))
  await visitor.clicks(contentinfo(), travel)
  await visitor.sees(contentinfo(), link('Flight Tickets'))

  await visitor.usesAWindowOf(desktopWidth)
  await visitor.clicks(banner(), greeting)
  await visitor.clicks(banner(), button('Sign Out'))
  await visitor.isAt(`${sites.portal}/`)
  await visitor.sees(...signInControl)
  await visitor.holds('the portal’s page is there', () => document.readyState === 'complete')
  await visitor.opens(page)
  await visitor.sees(...signInControl)
}

export const hostWithoutScripts: Journey = async (visitor, { scriptless, portal }) => {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(scriptless)
  const signIn = await visitor.sees(...signInControl)
  if ((await signIn.attribute('href')) !== `${portal}/login`) throw new Error('Sign In leads elsewhere')
  await visitor.hovers(banner(), bills)
  await visitor.sees(banner(), homeBills)
  await visitor.clicks(contentinfo(), travel)
  await visitor.sees(contentinfo(), link('Flight Tickets'))
}
