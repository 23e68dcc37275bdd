import type { LimitMeasure } from '../../../money/limits/limit-rules.ts'

/** Why a payment cannot be made now. */
export type PaymentRefusal =
  /** Being paid or already paid; the order is named if it is the customer's own. */
  | { outcome: 'already-paid'; orderId?: string }
  | { outcome: 'account-locked' }
  /** Payments are frozen: a backup was restored, and what was paid since is not known yet. */
  | { outcome: 'payments-frozen' }
  /** Which limit, and what is left of it; `until` is the end of a new device's limit. */
  | { outcome: 'limit-exceeded'; leftPaise: number; measure: LimitMeasure; until?: Date | undefined }
  | { outcome: 'insufficient-balance'; availablePaise: number }
