// The link by which a payment opens in a UPI app, by the rules of UPI deep linking: shown as a button on a phone, and as
// a QR code to whoever has the phone in the other hand.
import { rupeeText } from '../rupees/rupees.ts'

export interface UpiPayment {
  readonly payee: { readonly address: string; readonly name: string }
  readonly reference: string
  readonly amountPaise: number
  readonly note: string
}

/** Longer notes are cut off by some apps and refused by others. */
const NOTE_MAX_LENGTH = 50

export function upiLink({ payee, reference, amountPaise, note }: UpiPayment): string {
  const fields = {
    pa: payee.address,
    pn: payee.name,
    am: rupeeText(amountPaise),
    cu: 'INR',
    tr: reference,
    tn: note.slice(0, NOTE_MAX_LENGTH),
  }
  // Apps read a space as %20 only and the @ of an address as it is, which is not how a form would write them.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}
