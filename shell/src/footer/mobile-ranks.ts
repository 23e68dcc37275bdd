import type { FooterLink } from './footer-data.ts'

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
