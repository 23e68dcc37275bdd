/** How a section's links are laid out: which stand together, and where each goes on a phone. */
import { FOOTER_LINK_GROUP_SIZE } from '../config/constants.ts'
import type { FooterLink } from './footer-data.ts'

export function inGroups<Item>(items: readonly Item[], size = FOOTER_LINK_GROUP_SIZE): Item[][] {
  const groups: Item[][] = []
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size))
  return groups
}

/** Plain links first, six to a group; then each link with sub-items, a group of its own above them. */
export function linkGroups(items: readonly FooterLink[], showSubItems: boolean): FooterLink[][] {
  if (!showSubItems) return inGroups(items)
  const plain = items.filter(item => !item.subItems?.length)
  const parents = items.filter(item => item.subItems?.length)
  return [...inGroups(plain), ...inGroups(parents, 1)]
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
