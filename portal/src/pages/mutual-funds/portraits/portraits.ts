import type { MutualFundCategorySlug } from '@chowk/catalog'
import { byRule } from './by-rule.ts'
import { debtByBorrower } from './debt-by-borrower.ts'
import { debtByTime } from './debt-by-time.ts'
import type { Portrait } from './portrait.ts'
import { sharesAndDebt } from './shares-and-debt.ts'
import { sharesBySize } from './shares-by-size.ts'
import { sharesByStyle } from './shares-by-style.ts'

/** By category. A category added to the catalogue asks for its portrait here before the portal builds. */
export const portraits: Readonly<Record<MutualFundCategorySlug, Portrait>> = {
  ...sharesBySize,
  ...sharesByStyle,
  ...debtByTime,
  ...debtByBorrower,
  ...sharesAndDebt,
  ...byRule,
}
