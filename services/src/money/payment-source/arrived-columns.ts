import type { ReceivedMoney } from './payment-source.ts'

/** The columns that a row stores about arrived money. */
export function arrivedColumns({ amountPaise, at, payerReference }: ReceivedMoney) {
  return { arrived_paise: amountPaise, arrived_at: at, payer_reference: payerReference }
}
