// How long others have. The audit holds every payment to these: with a new value, the old ones are still right for old payments.

/** Whoever has not paid the payment source by then has moved on, and the bill must not stay guarded. */
export const COLLECT_WITHIN_MS = 10 * 60_000

/** The gateway takes a payment this long after it was sent; our call has given up well before. */
export const PAY_WITHIN_MS = 20_000
