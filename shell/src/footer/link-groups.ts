/** How a section's links are laid out: which stand together, and where each goes on a phone. */
import { FOOTER_LINK_GROUP_SIZE } from '../config/constants.ts'
import type { FooterLink } from './footer-data.ts'

export function inGroups<Item>(items: readonly Item[]): Item[][] {
  const size = FOOTER_LINK_GROUP_SIZE
  const groups: Item[][] = []
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size))
  return groups
}

/** In the order given: plain links six to a group, and each link with sub-items a group of its own above them. */
export function linkGroups(items: readonly FooterLink[], showSubItems: boolean): FooterLink[][] {
  const isParent = (item: FooterLink | undefined) => showSubItems && Boolean(item?.subItems?.length)
  const groups: FooterLink[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    const joins = last && last.length < FOOTER_LINK_GROUP_SIZE && !isParent(item) && !isParent(last[0])
    if (joins) last.push(item)
    else groups.push([item])
  }
  return groups
}

/**
 * Each link's rank by mWebOrder as two digits, '01' to '99', which the style sheet turns into its mobile place
 * (a style attribute would fall to a strict Content-Security-Policy).
 */
export function mobileRanks(items: readonly FooterLink[]): Map<FooterLink, string> {
  const ordered = items
    .filter(item => typeof item.mWebOrder === 'number')
    .toSorted((one, other) => (one.mWebOrder ?? 0) - (other.mWebOrder ?? 0))
  return new Map(ordered.map((item, index) => [item, String(Math.min(index + 1, 99)).padStart(2, '0')]))
}
