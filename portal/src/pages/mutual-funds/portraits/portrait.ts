import type { Bilingual } from '@chowk/catalog'

/** A share of the fund's money that the rule fixes, in per cent. */
export interface Holding {
  readonly what: Bilingual
  readonly from: number
  /** The most the rule allows; all of it where the rule names no limit. */
  readonly to?: number
}

/** How a fund's gains are taxed follows from what it holds: see tax.ts. */
export type TaxKind = 'shares' | 'lending' | 'gold' | 'depends'

/** What there is to say about one kind of fund, beside the rule in the catalogue. */
export interface Portrait {
  /** For how long people usually leave money in it. */
  readonly usedFor: Bilingual
  readonly works: Bilingual
  /** What can go wrong. */
  readonly risk: Bilingual
  /** What to look at before choosing one of them. */
  readonly check: Bilingual
  readonly tax: TaxKind
  readonly question: { readonly question: Bilingual; readonly answer: Bilingual }
  /** Only shares that the rule states as figures. */
  readonly holdings?: readonly Holding[]
  readonly lockIn?: Bilingual
  /** The category takes no new money. */
  readonly ended?: true
}
