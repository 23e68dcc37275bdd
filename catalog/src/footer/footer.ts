// The footer's entities, with the fields the footer component reads.
import type { IconImage } from '../icons.ts'

export type FooterSectionId = 7 | 8 | 9 | 11 | 12 | 13

/** A monogram is drawn from the letters after the colon; no provider's own logo is copied. */
export type FooterImage = IconImage | `monogram:${string}`

export interface SubItem {
  readonly name: string
  readonly link: string
  readonly localeKey: string
  readonly image?: FooterImage
}

export interface FooterLink {
  readonly name: string
  readonly link: string
  /** What analytics calls it; one of `footerTags` or a category's slug. */
  readonly tag: string
  readonly localeKey: string
  readonly subItems?: readonly SubItem[]
  readonly target?: '_blank'
  /** Its place among its section's links on a phone. */
  readonly mWebOrder?: number
  readonly image?: FooterImage
  readonly hideImage?: boolean
}

export interface FooterSection {
  readonly id: FooterSectionId
  readonly title: string
  readonly tag: string
  readonly config: { readonly showImages: boolean }
  readonly isSeoLink: boolean
  readonly localeKey: string
  /** Makes the heading a link instead of a toggle. */
  readonly link?: string
  readonly items: readonly FooterLink[]
}

/** Tags of links that belong to no payment category; those use their category's slug. */
export const footerTags = [
  'recharge-and-bills',
  'loans-insurance-education',
  'travel-and-entertainment',
  'investments',
  'loans-and-credit-cards',
  'tools',
  'service',
  'movies',
  'upcoming-movies',
  'bus',
  'flights',
  'trains',
  'events',
  'mutual-funds',
  'nps',
  'credit',
  'calculators',
  'currency',
  'ifsc',
  'company',
  'investor',
  'social',
  'app-store',
  'seller',
  'business',
] as const

export type FooterTag = (typeof footerTags)[number]
