import type { Tier } from '../../identity/kyc/tier.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import type { LimitMeasure } from './limit-rules.ts'
import type { CountedMeasure } from './limit-uses.ts'
import { notifyLimitRefused } from './limits.ts'
import { auditRules } from './limits-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    money_limit: {
      tier: Tier
      measure: LimitMeasure
      /** The first day in India on which the rule applies, as 2026-11-15. */
      effective_from: string
      amount_paise: number
      /** Where the rule is published, or 'own' for the portal's own rules. */
      source: string
    }
    money_limit_use: {
      customer_id: string
      measure: CountedMeasure
      /** A month as 2026-11, or a financial year as 2026-27. */
      period: string
      used_paise: number
    }
  }
}

export const limitsModule: StoreModule = {
  fullyReadTables: { money_limit: 'the rules' },
  notExported: { money_limit_use: 'sums up what the passbook and the payments say' },
  retention: { money_limit: 'nobody', money_limit_use: 'money' },
  sealed: {
    money_limit: { key: ['measure', 'tier', 'effective_from'] },
  },
  commands: [notifyLimitRefused],
  audit: async db => ({ differences: await auditRules(db) }),
}
