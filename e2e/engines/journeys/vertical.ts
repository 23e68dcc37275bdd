/** A vertical on another site: there the login frame is a third party, and the browser blocks its cookies. */
import { banner, holding, main } from '../target.ts'
import { givesNumberAndCode, newMobile, signInControl } from './customer.ts'
import { desktopWidth, type Journey } from './journey.ts'

/**
 * Checks that the browser stores a cookie of a page that is visited, and blocks it in a frame, so that the next journey means
 * something.
 */
export const thirdPartyCookies: Journey = async (visitor, { vertical, thirdParty }) => {
  const cookiesOf = (page: string) =>
    visitor.ask(
      (address: string) =>
        new Promise<string>(resolve => {
          addEventListener('message', event => resolve(event.data.cookies))
          const frame = document.createElement('iframe')
          frame.src = address
          document.body.append(frame)
        }),
      page,
    )
  // A page of that site whose policy allows the frame, unlike the vertical's own page.
  await visitor.opens(`${vertical}/no-such-page`)
  const framed = await cookiesOf(`${thirdParty}/set`)
  if (framed !== '') throw new Error(`a third party stored ${framed}`)
  await visitor.opens(`${thirdParty}/read`)
  const visited = await cookiesOf(`${thirdParty}/set`)
  if (!visited.includes('plain')) throw new Error('even the visited page stored no cookie')
}

/** Each icon is an image there, since no engine draws a sprite of another origin. */
export const iconsOnAnotherSite: Journey = async (visitor, { vertical }) => {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(vertical)
  await visitor.holds('every shortcut shows its icon', () => {
    const icons = [...document.querySelectorAll<HTMLImageElement>('nav[aria-label=Shortcuts] > div > ul img')]
    return icons.length === 11 && icons.every(icon => icon.naturalWidth > 0 && icon.clientWidth === 24)
  })
  await visitor.photographs('icons-on-another-site')
}

export const signInFromAnotherSite: Journey = async (visitor, sites) => {
  const { portal, vertical } = sites
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(vertical)
  await visitor.clicks(...signInControl)
  await visitor.isAt(`${portal}/login?redirect=${encodeURIComponent(`${vertical}/`)}`)
  const mobile = newMobile()
  await givesNumberAndCode(visitor, sites, mobile)
  await visitor.isAt(`${vertical}/`)
  await visitor.opens(`${portal}/passbook`)
  await visitor.readsIn('Your Wallet', main())
  await visitor.sees(banner(), holding('button', mobile))
}
