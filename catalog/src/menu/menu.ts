import { destinationAt } from '../destinations/destinations.ts'
import { type Bilingual, bothNames, type Locale } from '../language.ts'
import { portalPath } from '../links.ts'
import { isNotYet, notYetWords } from '../service-pages/service-page.ts'
import type { MenuEntry, MenuItem } from './menu-entry.ts'
import { investMenu, loansMenu, toolsMenu } from './money-menus.ts'
import { rechargeMenu } from './recharge-menu.ts'
import { travelMenu } from './travel-menu.ts'

const companyMenu: MenuEntry = {
  to: '/about-us',
  name: { en: 'Company', hi: 'कंपनी' },
  tag: 'company',
  children: [
    { to: '/about-us', icon: 'building-2', tag: 'company' },
    { to: '/important-updates', icon: 'megaphone', tag: 'company' },
    { to: '/latest-news', icon: 'newspaper', tag: 'company' },
    { to: '/careers', icon: 'briefcase-business', tag: 'career' },
    {
      to: '{investorRelations}/investor-relations',
      icon: 'presentation',
      tag: 'investor',
      children: [
        { to: '{investorRelations}/investor-relations/financial-results', tag: 'investor' },
        { to: '{investorRelations}/investor-relations/annual-reports', tag: 'investor' },
        { to: '{investorRelations}/investor-relations/filings', tag: 'investor' },
        { to: '{investorRelations}/investor-relations/press-releases', tag: 'relations' },
      ],
    },
    { to: '/partner-with-us', icon: 'handshake', tag: 'relations' },
    { to: '/for-business', icon: 'store', tag: 'empty' },
    { to: '/contact-us', icon: 'mail', tag: 'company' },
  ],
}

/** Six entries with short names, so that the bar fits on one line beside logo, search and sign-in from 900 px. */
const menuEntries: readonly MenuEntry[] = [
  rechargeMenu,
  travelMenu,
  investMenu,
  loansMenu,
  toolsMenu,
  companyMenu,
]

function toItems(
  entries: readonly MenuEntry[],
  locale: Locale,
  parentId = 0,
  isSaid = false,
): readonly MenuItem[] {
  return entries.map((entry, index) => toItem(entry, locale, parentId * 100 + index + 1, isSaid))
}

/** Below an entry that says it is not available yet nothing else is, and need not say it again. The bar itself says nothing. */
function toItem(entry: MenuEntry, locale: Locale, id: number, isSaid: boolean): MenuItem {
  const path = portalPath(entry.to)
  const saysNotYet = !isSaid && id > 100 && isNotYet(entry.to)
  const subtitle = saysNotYet ? notYetWords : entry.subtitle
  return {
    id,
    name: nameOf(entry)[locale],
    seourl: entry.isAll ? '' : (path ?? entry.to),
    ...(entry.isAll || (path !== undefined && path !== entry.to) ? { alt_url: entry.to } : {}),
    ...(path === undefined ? { url_type: 'external' } : {}),
    ...(entry.icon ? { image_url: `icon:${entry.icon}` } : {}),
    ...(subtitle ? { subtitle: subtitle[locale] } : {}),
    ...(entry.badge ? { tag_label_name: entry.badge[locale] } : {}),
    ...(entry.tag ? { tag: entry.tag } : {}),
    ...(entry.children ? { items: toItems(entry.children, locale, id, isSaid || saysNotYet) } : {}),
  }
}

/** An entry without a name of its own is called what its page is called. */
function nameOf(entry: MenuEntry): Bilingual {
  if (entry.name) return entry.name
  const page = destinationAt(portalPath(entry.to) ?? entry.to)
  if (!page)
    throw new Error(`The menu links to "${entry.to}", which no page has: name the entry or correct its link.`)
  return bothNames(page)
}

const menus: Readonly<Record<Locale, readonly MenuItem[]>> = {
  en: toItems(menuEntries, 'en'),
  hi: toItems(menuEntries, 'hi'),
}

/** The whole menu in a language. Its links are the same in each; `linkIn` turns them. */
export const menuIn = (locale: Locale): readonly MenuItem[] => menus[locale]

export const menu = menuIn('en')
