// The link by which a customer pays the payment source names the payee. It is stored with our MAC: a link that was
// changed in the database is not shown, and the source is requested to name it again.
import type { BegunPayment } from '../../../money/payment-source/payment-source.ts'
import { credentialMac, hasCredentialMac } from '../../../platform/keys/credential-mac.ts'
import type { Keys } from '../../../platform/keys/derived-key.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { BillPayment } from '../payment/payment.ts'

type Collected = Pick<BillPayment, 'reference' | 'customerId'> & { readonly approvedAt: number }

/** The value of `bill_payment.collect`. */
export const collectText = ([key]: Keys, payment: Collected, begun: BegunPayment) =>
  JSON.stringify({ ...begun, mac: credentialMac(key, payeeOf(payment, begun)) })

/** Removes a link with an invalid MAC and logs it: the database was changed by another program. */
export function withVerifiedPayee<Found extends BillPayment>(
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
