/** Derives from a menu item's data its link, whether it is current, and the size of its dropdown. */

import { DROPDOWN_FULL_WIDTH_ABOVE, MENU_LEVELS } from '../config/constants.ts'
import type { MenuItem } from '../props/header-props.ts'

export function linkOf(item: MenuItem): string | undefined {
  return item.alt_url || item.seourl || undefined
}

/** An item that only has an `alt_url` has no page of its own: it leads to the page of the list that it ends. */
export function isSeeAllItem(item: MenuItem): boolean {
  return item.seourl === ''
}

/** The item's own list, to the deepest level that a menu shows. `level` is the item's, counted from 1. */
export function childrenOf(item: MenuItem, level: number): readonly MenuItem[] {
  return level < MENU_LEVELS ? (item.items ?? []).filter(child => isShown(child, level + 1)) : []
}

/** An item without a link and without children is not shown. */
export function isShown(item: MenuItem, level: number): boolean {
  return linkOf(item) !== undefined || childrenOf(item, level).length > 0
}

/**
 * The item that `activePage` names by its id, name or seourl. Where several match, as when a heading leads to the
 * same page as an entry below it, the deepest is the current one.
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
  /** How many lists are side by side when the longest branch is open. */
  readonly columns: number
  /** As wide as the header, because a list in it is too long for one column. */
  readonly isFullWidth: boolean
}

/** The dropdown of a top-level item. */
export function dropdownShape(item: MenuItem): DropdownShape {
  const lists = listsBelow(item, 1)
  return {
    columns: Math.max(0, ...lists.map(list => list.level - 1)),
    isFullWidth: lists.some(({ rows }) => rows > DROPDOWN_FULL_WIDTH_ABOVE),
  }
}

/** Every list that unfolds from an item, its own included. */
function listsBelow(item: MenuItem, level: number): { readonly level: number; readonly rows: number }[] {
  const children = childrenOf(item, level)
  if (children.length === 0) return []
  return [
    { level: level + 1, rows: children.length },
    ...children.flatMap(child => listsBelow(child, level + 1)),
  ]
}
