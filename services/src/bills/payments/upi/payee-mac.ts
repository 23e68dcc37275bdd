// The link by which a customer pays the payment source says who gets the money. It carries a MAC of ours: one that was written in
// the database alone is not shown, and the source is asked for its own again.
import type { BegunPayment } from '../../../money/payment-source/payment-source.ts'
import { credentialMac, hasCredentialMac } from '../../../platform/keys/credential-mac.ts'
import type { Keys } from '../../../platform/keys/derived-key.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { BillPayment } from '../payment/payment.ts'

type Collected = Pick<BillPayment, 'reference' | 'customerId'> & { readonly approvedAt: number }

/** What `bill_payment.collect` holds. */
export function collectText([key]: Keys, payment: Collected, begun: BegunPayment): string {
  return JSON.stringify({ ...begun, mac: credentialMac(key, payeeOf(payment, begun)) })
}

/** Without the link where it is not ours, which is logged: somebody has written to the database. */
export function withOwnPayee<Found extends BillPayment>(
  { payeeKeys, log }: { readonly payeeKeys: Keys; readonly log: Log },
  payment: Found,
): Found {
  if (payment.stage !== 'awaiting-money') return payment
  const { collect } = payment.money
  if (!collect || hasCredentialMac(payeeKeys, payeeOf(payment, collect), collect.mac)) return payment
  log.error({ reference: payment.reference }, 'the payee of a waiting payment was changed in the database')
  return { ...payment, money: { ...payment.money, collect: undefined } }
}

const payeeOf = ({ reference, customerId, approvedAt }: Collected, { approvalUrl, upiLink }: BegunPayment) =>
  ({
    table: 'bill_payment',
    id: reference,
    customerId,
    key: `${approvalUrl} ${upiLink}`,
    createdAt: approvedAt,
  }) as const
