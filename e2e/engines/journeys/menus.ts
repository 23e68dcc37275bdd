import { banner, button, dialog, heading, holding, link, navigation } from '../target.ts'
import { desktopWidth, type Journey, pageIsReady, phoneWidth } from './journey.ts'

const mainMenu = navigation('Main')
const bills = button('Recharge & Bills')
const homeBills = link('Home Bills')
const travel = button('Travel')

export const menu: Journey = async (visitor, { portal }) => {
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(portal)
  await pageIsReady(visitor)
  await visitor.photographs('home')

  await visitor.hovers(banner(), bills)
  await visitor.findsExpanded(true, mainMenu, bills)
  await visitor.hovers(mainMenu, homeBills)
  await visitor.sees(mainMenu, link('Water'))
  await visitor.photographs('menu')
  await visitor.hovers(banner(), travel)
  await visitor.findsExpanded(true, mainMenu, travel)
  await visitor.findsExpanded(false, mainMenu, bills)
  await visitor.movesAway()
  await visitor.findsExpanded(false, mainMenu, travel)

  await visitor.clicks(mainMenu, bills)
  await visitor.sees(mainMenu, homeBills)
  await visitor.presses('Escape')
  await visitor.misses(mainMenu, homeBills)
  await visitor.findsFocusOn(mainMenu, bills)
  await visitor.presses('Enter')
  await visitor.hovers(mainMenu, homeBills)
  await visitor.clicks(mainMenu, link('Water'))
  await visitor.isAt(`${portal}/water-bill-payment`)
}

export const more: Journey = async (visitor, { portal }) => {
  const shortcuts = navigation('Shortcuts')
  await visitor.usesAWindowOf(desktopWidth)
  await visitor.opens(portal)
  await pageIsReady(visitor)
  await visitor.hovers(shortcuts, button('More'))
  await visitor.sees(shortcuts, link('Rent'))
  await visitor.movesAway()
  await visitor.misses(shortcuts, link('Rent'))
  await visitor.hovers(shortcuts, button('More'))
  await visitor.clicks(shortcuts, link('Rent'))
  await visitor.isAt(`${portal}/rental-bill-payment`)
}

export const mobileMenu: Journey = async (visitor, { portal }) => {
  const sheet = dialog('Menu')
  await visitor.usesAWindowOf(phoneWidth)
  await visitor.opens(portal)
  await pageIsReady(visitor)
  await visitor.photographs('home-phone')

  await visitor.clicks(banner(), button('Menu'))
  await visitor.sees(sheet)
  await visitor.holds('the sheet covers the window', () => {
    const box = document.querySelector('dialog[open]')?.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    return box?.x === 0 && box.y === 0 && box.width === clientWidth && box.height === innerHeight
  })
  await visitor.holds('the page behind is locked', () => {
    const { overflowY, height } = getComputedStyle(document.body)
    return overflowY === 'hidden' && height === `${innerHeight}px`
  })
  await visitor.clicks(sheet, bills)
  await visitor.findsExpanded(true, sheet, bills)
  await visitor.photographs('mobile-menu')
  await visitor.clicks(sheet, travel)
  await visitor.findsExpanded(false, sheet, bills)
  await visitor.clicks(sheet, button('Close'))
  await visitor.misses(sheet)
  await visitor.findsFocusOn(banner(), button('Menu'))

  await visitor.clicks(banner(), button('Menu'))
  await visitor.findsExpanded(true, sheet, travel)
  await visitor.clicks(sheet, holding('button', 'Flights'))
  await visitor.clicks(sheet, link('See all Flights'))
  await visitor.isAt(/\/flights/)
  await visitor.sees(heading())
}
