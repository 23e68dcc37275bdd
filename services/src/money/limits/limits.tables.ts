import type { Tier } from '../../identity/kyc/tier.ts'
import type { Measure } from './limit-rules.ts'
import type { CountedMeasure } from './limit-uses.ts'

export interface LimitTables {
  money_limit: {
    tier: Tier
    measure: Measure
    /** The first day in India on which it holds, as 2026-11-15. */
    effective_from: string
    amount_paise: number
    source: string
  }
  money_limit_use: {
    customer_id: string
    measure: CountedMeasure
    /** A month as 2026-11, a financial year as 2026-27. */
    period: string
    used_paise: number
  }
}
