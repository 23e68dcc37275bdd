import type { PaymentSource } from './payment-source.ts'

/** For a portal that is no demonstration and has no way yet for money to come in: it makes none up. */
export const noPaymentSource: PaymentSource = {
  isSandbox: false,
  begin: () => Promise.reject(new Error('There is no payment source to ask for money.')),
  // What another server began is not ours to judge.
  status: async () => ({ state: 'pending' }),
  giveBack: () => Promise.reject(new Error('There is no payment source to give money back to.')),
  returnStatus: async () => ({ state: 'pending' }),
  onAnswer() {},
}
