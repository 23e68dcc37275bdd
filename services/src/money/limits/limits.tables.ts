import type { DayLimitName, LimitName } from './limits.ts'

export interface LimitTables {
  money_limit: {
    name: LimitName | DayLimitName
    /** The first day in India on which it holds, as 2026-11-15. */
    effective_from: string
    /** Of a day where the name is a day's. */
    month_paise: number
  }
  money_limit_use: {
    customer_id: string
    name: LimitName
    month: string
    used_paise: number
  }
}
