/** Ten digits starting 6 to 9, without country code: the only stored form of a mobile number. */
export type Mobile = string & { readonly __brand: 'Mobile' }

export type MobileFault = 'empty' | 'characters' | 'length' | 'first-digit'

export type ParsedMobile = { ok: true; mobile: Mobile } | { ok: false; fault: MobileFault }

/** Accepts what people type: spaces, dashes, brackets, +91, 91 or 0 in front, and Devanagari digits. */
export function parseMobile(typed: string): ParsedMobile {
  const compact = toPlainDigits(typed).replaceAll(/[\s()\p{Pd}]/gu, '')
  if (compact === '') return { ok: false, fault: 'empty' }
  if (!/^\+?\d+$/.test(compact)) return { ok: false, fault: 'characters' }

  const digits = withoutPrefix(compact)
  if (digits.length !== 10) return { ok: false, fault: 'length' }
  if (!/^[6-9]/.test(digits)) return { ok: false, fault: 'first-digit' }
  return { ok: true, mobile: digits as Mobile }
}

/** '+91 98765 43210' */
export function formatMobile(mobile: Mobile): string {
  return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
}

function withoutPrefix(compact: string): string {
  if (compact.startsWith('+91')) return compact.slice(3).replace(/^0/, '')
  if (compact.startsWith('+')) return ''
  if (compact.length === 12 && compact.startsWith('91')) return compact.slice(2)
  if (compact.length === 11 && compact.startsWith('0')) return compact.slice(1)
  return compact
}

const devanagariZero = 0x0966

/** Converts full-width and Devanagari digits to ASCII. */
export function toPlainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\u0966-\u096f]/g, digit => String(digit.charCodeAt(0) - devanagariZero))
}
