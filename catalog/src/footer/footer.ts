// The footer's types are the shell's, narrowed where our data always has what the shell treats as optional.
import type { FooterLink as AnyLink, FooterSection as AnySection, FooterSubItem } from '@chowk/shell'

export type FooterSectionId = 7 | 8 | 9 | 11 | 12 | 13

export interface SubItem extends FooterSubItem {
  readonly localeKey: string
}

export interface FooterLink extends AnyLink {
  /** One of `footerTags`, or a category's slug. */
  readonly tag: string
  readonly localeKey: string
  readonly subItems?: readonly SubItem[]
}

export interface FooterSection extends AnySection {
  readonly id: FooterSectionId
  readonly tag: string
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
  'seller',
  'business',
] as const

export type FooterTag = (typeof footerTags)[number]
