// The link that opens a payment in a UPI app, in the format of UPI deep linking. Shown as a button on phones and as a
// QR code elsewhere.
import { rupeeText } from '../rupees/rupees.ts'

export interface UpiPayment {
  readonly payee: { readonly address: string; readonly name: string }
  readonly reference: string
  readonly amountPaise: number
  readonly note: string
}

/** Some apps truncate longer notes and others refuse them. */
const noteMaxLength = 50

export function upiPaymentLink({ payee, reference, amountPaise, note }: UpiPayment): string {
  const fields = {
    pa: payee.address,
    pn: payee.name,
    am: rupeeText(amountPaise),
    cu: 'INR',
    tr: reference,
    tn: note.slice(0, noteMaxLength),
  }
  // Apps accept only %20 for a space and a plain @ in an address, unlike URLSearchParams.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}
