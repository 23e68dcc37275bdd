/** Parses the text of a UPI code by NPCI's linking specification: 'upi://pay?pa=name@bank&pn=Name&am=10.00'. */
import { parseRupees } from '../../../../money/money.ts'

interface UpiPayment {
  /** The receiver's UPI ID. */
  readonly payee: string
  /** The name in the code, which is not verified. */
  readonly name?: string
  /** Only if the code fixes it. */
  readonly amountPaise?: number
  readonly note?: string
  /** The kind of shop, by its four-digit merchant category code; persons have none. */
  readonly merchantCode?: string
  /** Whether a bank or an app has signed the code. */
  readonly isSigned: boolean
}

type UpiProblem =
  | 'mandate'
  | 'web-address'
  | 'bharat-qr'
  | 'not-upi'
  | 'no-payee'
  | 'bad-payee'
  | 'bad-amount'
  | 'foreign-money'

export type UpiReading = { readonly payment: UpiPayment } | { readonly problem: UpiProblem }

const upiId = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,64}$/
const noMerchant = '0000'

export function parseUpiCode(text: string): UpiReading {
  const code = text.trim()
  if (!/^upi:\/\/pay\?/i.test(code)) return { problem: kindOfOther(code) }
  const values = new Map(
    [...new URLSearchParams(code.slice(code.indexOf('?') + 1))].map(([key, value]) => [
      key.toLowerCase(),
      value.trim(),
    ]),
  )
  const payee = values.get('pa') ?? ''
  if (payee === '') return { problem: 'no-payee' }
  if (!upiId.test(payee)) return { problem: 'bad-payee' }
  if ((values.get('cu') || 'INR').toUpperCase() !== 'INR') return { problem: 'foreign-money' }
  const amount = parseAmount(values.get('am') ?? '')
  if ('problem' in amount) return amount
  const name = values.get('pn')
  const note = values.get('tn')
  const merchantCode = values.get('mc')
  return {
    payment: {
      payee,
      ...(name && { name }),
      ...amount,
      ...(note && { note }),
      ...(merchantCode && merchantCode !== noMerchant && { merchantCode }),
      isSigned: Boolean(values.get('sign')),
    },
  }
}

/** A code without an amount, or with zero, lets the payer decide. */
function parseAmount(text: string): Pick<UpiPayment, 'amountPaise'> | { readonly problem: 'bad-amount' } {
  if (text === '') return {}
  const parsed = /^\d+(?:\.\d{1,2})?$/.test(text) && parseRupees(text)
  if (!parsed || !('paise' in parsed)) return { problem: 'bad-amount' }
  return parsed.paise ? { amountPaise: parsed.paise } : {}
}

function kindOfOther(code: string): UpiProblem {
  if (/^upi:\/\/mandate\b/i.test(code)) return 'mandate'
  if (/^(?:https?:\/\/|www\.)/i.test(code)) return 'web-address'
  // Bharat QR and other codes of the card networks begin with their format indicator.
  return /^000201/.test(code) ? 'bharat-qr' : 'not-upi'
}
