/** The kinds of documents, by the folder that holds them in each language. */
import type { z } from 'zod'
import { calculatorKind } from './calculator-kind.ts'
import { companyKind, investorKind } from './company-kind.ts'
import { fundCategoryKind, fundHouseKind, schemeKind } from './fund-kinds.ts'
import { hubKind } from './hub-kind.ts'
import { pageKind } from './page-kind.ts'
import { railwayServiceKind, serviceKind } from './service-kind.ts'
import { travelKinds } from './travel-kinds.ts'

export interface Kind {
  readonly schema: z.ZodType
  /** Fields that are no words: the same in every language. */
  readonly facts?: readonly string[]
  /** Names in braces that the page fills in: `{answer-days}`. */
  readonly values?: readonly string[]
}

export const kinds = {
  company: companyKind,
  hubs: hubKind,
  'investor-relations': investorKind,
  'mutual-funds/categories': fundCategoryKind,
  'mutual-funds/houses': fundHouseKind,
  'mutual-funds/schemes': schemeKind,
  pages: pageKind,
  'railway-services': railwayServiceKind,
  services: serviceKind,
  tools: calculatorKind,
  ...travelKinds,
} as const satisfies Readonly<Record<string, Kind>>
