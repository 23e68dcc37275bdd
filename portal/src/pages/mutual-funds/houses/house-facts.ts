/**
 * Where each fund house comes from. Common knowledge of 2026, written down only where it is certain: a year or a city
 * that is not is left out.
 */
import type { Bilingual, FundHouseSlug } from '@chowk/catalog'
import { housesAToI } from './houses-a-to-i.ts'
import { housesJToZ } from './houses-j-to-z.ts'

export interface HouseFacts {
  /** The company that manages the money, without its legal form. */
  readonly manager: string
  /** The year it was set up, under its present name or an earlier one, or opened its first scheme. */
  readonly since?: number
  readonly city?: Bilingual
  /** Who stands behind it, and what it was called before. */
  readonly story: Bilingual
}

/** By house. One added to the catalogue asks for its story here before the portal builds. */
export const houseFacts: Readonly<Record<FundHouseSlug, HouseFacts>> = { ...housesAToI, ...housesJToZ }
