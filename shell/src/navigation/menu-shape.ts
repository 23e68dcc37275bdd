/** What follows from a menu item's data: where it leads, whether it is the current one, how its dropdown is sized. */
import type { MenuItem } from '../calls/menu.ts'
import {
  DROPDOWN_FULL_WIDTH_ABOVE,
  DROPDOWN_MINIMUM_ROWS,
  DROPDOWN_SECOND_LEVEL_EXTRA_ABOVE,
  MENU_LEVELS,
} from '../config/constants.ts'

export function linkOf(item: MenuItem): string | undefined {
  return item.alt_url || item.seourl || undefined
}

/** The item's own list, down to the deepest level a menu shows. `level` is the item's, counted from 1. */
export function childrenOf(item: MenuItem, level: number): readonly MenuItem[] {
  return level < MENU_LEVELS ? (item.items ?? []).filter(child => isShown(child, level + 1)) : []
}

/** An item that neither leads anywhere nor holds anything has no place in a menu. */
export function isShown(item: MenuItem, level: number): boolean {
  return linkOf(item) !== undefined || childrenOf(item, level).length > 0
}

/**
 * The one item that `activePage` names by its id, name or seourl. Where several do, as when a heading leads to the same
 * page as an entry below it, the deepest is meant.
 */
export function currentItem(menu: readonly MenuItem[], activePage: string | undefined): MenuItem | undefined {
  if (!activePage) return undefined
  const matches = (item: MenuItem) =>
    String(item.id) === activePage || item.name === activePage || item.seourl === activePage
  let deepest: { readonly item: MenuItem; readonly level: number } | undefined
  const search = (items: readonly MenuItem[], level: number): void => {
    for (const item of items) {
      if (matches(item) && level > (deepest?.level ?? 0)) deepest = { item, level }
      search(childrenOf(item, level), level + 1)
    }
  }
  search(menu, 1)
  return deepest?.item
}

export interface DropdownShape {
  /** How many lists stand side by side when everything along the longest branch is open. */
  readonly columns: number
  /** As wide as the header: some list in it is too long for one column. */
  readonly isFullWidth: boolean
  /** The rows it grows to beyond its own, so that what unfolds beside it stands there in full and level with it. */
  readonly extraRows: number | undefined
}

/** More rows than this would not fit a small laptop's screen: longer lists scroll. */
const MOST_ROWS = 10
/** How many columns a long list without further lists spreads over, where there is room. */
const SPREAD = 3

/** The dropdown of a top-level item. */
export function dropdownShape(item: MenuItem): DropdownShape {
  const lists = listsBelow(item, 1)
  const isFullWidth = lists.some(({ rows }) => rows > DROPDOWN_FULL_WIDTH_ABOVE)
  return {
    columns: Math.max(0, ...lists.map(list => list.level - 1)),
    isFullWidth,
    extraRows: isFullWidth ? rowsOfFullWidth(lists) : rowsOfUnfolded(lists),
  }
}

interface List {
  readonly level: number
  readonly rows: number
  readonly isLast: boolean
}

/** Every list that unfolds from an item, its own included. */
function listsBelow(item: MenuItem, level: number): List[] {
  const children = childrenOf(item, level)
  if (children.length === 0) return []
  const deeper = children.flatMap(child => listsBelow(child, level + 1))
  return [{ level: level + 1, rows: children.length, isLast: deeper.length === 0 }, ...deeper]
}

function rowsOfUnfolded([, ...unfolded]: readonly List[]): number | undefined {
  const rows = Math.max(0, ...unfolded.map(list => list.rows))
  return rows > DROPDOWN_SECOND_LEVEL_EXTRA_ABOVE ? rows : undefined
}

function rowsOfFullWidth(lists: readonly List[]): number | undefined {
  if (lists.length === 1) return undefined
  const rows = lists.map(list => (list.isLast ? Math.ceil(list.rows / SPREAD) : list.rows))
  return Math.min(MOST_ROWS, Math.max(DROPDOWN_MINIMUM_ROWS, ...rows))
}
