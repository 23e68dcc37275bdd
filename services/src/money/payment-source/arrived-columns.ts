import type { Arrival } from './payment-source.ts'

/** What a row keeps of money that came for it. */
export function arrivedColumns({ amountPaise, at, payerReference }: Arrival) {
  return { arrived_paise: amountPaise, arrived_at: at, payer_reference: payerReference }
}
