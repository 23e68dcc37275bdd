import type { MenuItem as AnyMenuItem } from '@chowk/shell'
import { destinationAt } from '../destinations/destinations.ts'
import { type CatalogIcon, icons } from '../icons.ts'
import { type Bilingual, bothNames, type Locale } from '../language.ts'
import { applyLinkChanges, type LinkChange } from '../link-changes.ts'
import { portalPath } from '../links.ts'
import { isUnavailable, unavailableText } from '../service-pages/service-page.ts'
import { oneOf } from '../slug.ts'
import entries from './menu.json' with { type: 'json' }

/** 'web' items stay on the desktop; the mobile menu shows the others, and items without a tag. */
export const menuTags = ['company', 'relations', 'career', 'mweb', 'empty', 'investor', 'web'] as const
type MenuTag = (typeof menuTags)[number]

export interface MenuItem extends AnyMenuItem {
  readonly id: number
  readonly seourl: string
  readonly tag?: MenuTag
  readonly items?: readonly MenuItem[]
}

interface MenuEntry {
  readonly to: string
  /** Omitted if the page's own name is short enough. */
  readonly name?: Bilingual
  readonly icon?: CatalogIcon
  readonly subtitle?: Bilingual
  readonly badge?: Bilingual
  readonly tag?: MenuTag
  readonly children?: readonly MenuEntry[]
  /** Links to the page of its parent entry, which is the one that is marked as current. */
  readonly isAll?: true
}

/** An entry of the file: pages below a path may be given by their slugs. */
interface ListedEntry extends Omit<MenuEntry, 'icon' | 'tag' | 'children'> {
  readonly icon?: string
  readonly tag?: string
  readonly below?: { readonly path: string; readonly slugs: readonly string[] }
  readonly children?: readonly ListedEntry[]
}

function readEntry({ icon, tag, below, children = [], ...entry }: ListedEntry): MenuEntry {
  return {
    ...entry,
    ...(icon && { icon: oneOf(icons, icon) }),
    ...(tag && { tag: oneOf(menuTags, tag) }),
    ...((children.length > 0 || below) && {
      children: [...children.map(readEntry), ...(below ? pagesBelow(below.path, below.slugs) : [])],
    }),
  }
}

/** Pages by slug, for the desktop's deepest level. */
const pagesBelow = (path: string, slugs: readonly string[]): readonly MenuEntry[] => [
  ...slugs.map((slug): MenuEntry => ({ to: `${path}/${slug}`, tag: 'web' })),
  { to: path, name: { en: 'See all', hi: 'सभी देखें' }, tag: 'web', isAll: true },
]

/** Six entries with short names, so that the bar fits on one line beside logo, search and sign-in from 900 px. */
const menuEntries = entries.map(readEntry)

function toItems(entries: readonly MenuEntry[], locale: Locale, parentId = 0, isMarked = false) {
  return entries.map((entry, index) => toItem(entry, locale, parentId * 100 + index + 1, isMarked))
}

/** Marks only the topmost entry that is not available yet, and none in the bar itself. */
function toItem(entry: MenuEntry, locale: Locale, id: number, isMarked: boolean): MenuItem {
  const path = portalPath(entry.to)
  const marksUnavailable = !isMarked && id > 100 && isUnavailable(entry.to)
  const subtitle = marksUnavailable ? unavailableText : entry.subtitle
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
    ...(entry.children ? { items: toItems(entry.children, locale, id, isMarked || marksUnavailable) } : {}),
  }
}

/** An entry without a name has the name of its page. */
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

/** Ids of added entries begin above those of the catalogue's. */
const addedIds = 1_000_000_000

/** The whole menu in a language, with the changes of operators. */
export const menuIn = (locale: Locale, changes: readonly LinkChange[] = []): readonly MenuItem[] =>
  applyLinkChanges(menus[locale], changes, {
    labelled: label => ({ tag_label_name: label[locale] }),
    added: ({ to, words }) => ({
      id: addedIds + changes.findIndex(({ add }) => add?.to === to),
      name: words[locale],
      seourl: to,
      ...(!to.startsWith('/') && { url_type: 'external' }),
    }),
  })

export const menu = menuIn('en')
