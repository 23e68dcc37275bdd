// Differences to the lists of links that operators publish for a time. An entry is named by the links from the top of its list
// down to it, as '/flights > /train-tickets'. A change of an entry that the catalogue no longer has is ignored.
import type { CatalogIcon } from './icons.ts'
import type { Bilingual } from './language.ts'
import { portalPath } from './links.ts'

export interface LinkChange {
  /** The entry that is changed. */
  readonly item?: string | undefined
  readonly hidden?: true | undefined
  /** A few letters beside its name, as 'New'. */
  readonly label?: Bilingual | undefined
  /** Or a link that is added, to the list of the entry that `in` names. */
  readonly add?:
    | { readonly to: string; readonly words: Bilingual; readonly icon?: CatalogIcon | undefined }
    | undefined
  readonly in?: string | undefined
  /** Its place in its list, from 1. */
  readonly order?: number | undefined
}

/** An entry of a menu, of the shortcuts or of the footer, whose sections have a tag and no link. */
interface Entry {
  readonly seourl?: string | undefined
  readonly alt_url?: string | undefined
  readonly url?: string | undefined
  readonly link?: string | undefined
  readonly tag?: string | undefined
  readonly items?: readonly Entry[] | undefined
  readonly subItems?: readonly Entry[] | undefined
}

/** Makes the entries and labels that are added to a list. */
interface EntryFactory {
  readonly labelled: (label: Bilingual) => object
  readonly added: (link: NonNullable<LinkChange['add']>, above: string) => object
}

/** Undefined for the link to the whole list at its end. */
function keyOf({ seourl, alt_url, url, link, tag }: Entry): string | undefined {
  if (seourl === '') return undefined
  const target = alt_url ?? seourl ?? url ?? link ?? tag ?? ''
  const path = portalPath(target)
  return path === undefined ? target : path + target.replace(/^[^#]*/, '')
}

const below = (above: string, key: string | undefined) => (above ? `${above} > ${key}` : `${key}`)

export function applyLinkChanges<Item extends Entry>(
  items: readonly Item[],
  changes: readonly LinkChange[],
  makes: EntryFactory,
  above = '',
): readonly Item[] {
  if (changes.length === 0) return items
  const there = items.flatMap(item => {
    const path = below(above, keyOf(item))
    const own = changes.filter(change => change.item === path)
    if (own.some(({ hidden }) => hidden)) return []
    const inside = (list: readonly Entry[]) => applyLinkChanges(list, changes, makes, path)
    const entry: Entry = {
      ...item,
      ...(item.items && { items: inside(item.items) }),
      ...(item.subItems && { subItems: inside(item.subItems) }),
      ...own.map(({ label }) => label && makes.labelled(label)).find(Boolean),
    }
    return { entry, order: own.find(({ order }) => order !== undefined)?.order }
  })
  const added = changes.flatMap(({ add, in: list = '', order }) =>
    add && list === above ? { entry: makes.added(add, above) as Entry, order } : [],
  )
  const [placed = [], unplaced = []] = [true, false].map(isPlaced =>
    [...there, ...added].filter(({ order }) => (order !== undefined) === isPlaced),
  )
  const isEnd = ({ entry }: { entry: Entry }) => Number(keyOf(entry) === undefined)
  const list = unplaced.toSorted((one, other) => isEnd(one) - isEnd(other))
  for (const each of placed.toSorted((one, other) => Number(one.order) - Number(other.order)))
    list.splice(Number(each.order) - 1, 0, each)
  // The cast is safe: entries keep their fields, and `makes` has those of the list.
  return list.map(({ entry }) => entry as Item)
}

/** Every entry as changes name it, and whether it has a list. */
export const pathsIn = (items: readonly Entry[], above = ''): (readonly [string, boolean])[] =>
  items.flatMap(item => {
    const path = below(above, keyOf(item))
    const list = item.items ?? item.subItems
    return keyOf(item) === undefined
      ? []
      : [[path, list !== undefined] as const, ...pathsIn(list ?? [], path)]
  })
