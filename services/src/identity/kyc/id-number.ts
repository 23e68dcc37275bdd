// Parses the number of an identity document as the customer types it. Aadhaar numbers are refused: the law lets few
// store them, and nothing here needs one.

export const idKinds = ['pan', 'voter-id', 'driving-licence', 'passport'] as const
export type IdKind = (typeof idKinds)[number]

export type IdNumberFault = 'kind' | 'empty' | 'aadhaar' | 'form'

export type ParsedIdNumber =
  | { readonly ok: true; readonly kind: IdKind; readonly number: string }
  | { readonly ok: false; readonly fault: IdNumberFault }

const forms: Readonly<Record<IdKind, RegExp>> = {
  // The fourth letter is the kind of holder: a wallet belongs to a person.
  pan: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/,
  'voter-id': /^[A-Z]{3}\d{7}$/,
  // The state, the office, and then the year and a serial number, which older ones write shorter.
  'driving-licence': /^[A-Z]{2}\d{2}[A-Z]?\d{8,13}$/,
  passport: /^[A-Z]\d{7}$/,
}

/** Ignores spaces, dashes and case. */
export function parseIdNumber(kind: string, typed: string): ParsedIdNumber {
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s/.-]+/g, '')
  if (/^\d{12}$/.test(number)) return { ok: false, fault: 'aadhaar' }
  const known = idKinds.find(each => each === kind)
  if (!known) return { ok: false, fault: 'kind' }
  if (number === '') return { ok: false, fault: 'empty' }
  return forms[known].test(number) ? { ok: true, kind: known, number } : { ok: false, fault: 'form' }
}

/** As it is shown: masked, because others may see the screen. */
export function maskedId(end: string): string {
  return `••••${end}`
}
