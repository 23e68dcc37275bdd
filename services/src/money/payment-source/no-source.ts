import type { PaymentSource } from './payment-source.ts'

/** For a portal that is not a demonstration and has no payment source yet: it never invents money. */
export const noPaymentSource: PaymentSource = {
  isSandbox: false,
  begin: () => Promise.reject(new Error('There is no payment source to ask for money.')),
  // Another server may have started it, so its outcome is unknown here.
  status: async () => ({ state: 'pending' }),
  returnMoney: () => Promise.reject(new Error('There is no payment source to give money back to.')),
  returnStatus: async () => ({ state: 'pending' }),
  onAnswer() {},
}
