import { type Locale, locales } from '@chowk/catalog'
import type { Mobile } from '../mobile/mobile.ts'

export const languages = locales
export type Language = Locale

export interface Customer {
  id: string
  mobile: Mobile
  /** Empty until the customer gives one. */
  name: string
  language: Language
}

/** `user.info` of the session check, with the specification's names. The picture is empty: it is the customer's initials. */
export function userInfo({ id, name, mobile }: Customer) {
  return { id, firstName: firstName(name), username: name, mobile, userPicture: '' }
}

export type NameFault = 'empty' | 'too-long' | 'characters'

export type ParsedName = { ok: true; name: string } | { ok: false; fault: NameFault }

export const nameMaxLength = 60

/**
 * As a form's `pattern`, and checked here: letters in any script, with the two joiners that shape letters in Indian scripts.
 * Digits are allowed, because the greeting can tell them from a name; markup and symbols are not.
 */
export const namePattern = "(?=.*\\p{L})[\\p{L}\\p{M}\\p{Nd}\\s.'’\\-\\u200c\\u200d]*"
const nameForm = new RegExp(`^${namePattern}$`, 'v')

export function parseName(typed: string): ParsedName {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (name === '') return { ok: false, fault: 'empty' }
  if (name.length > nameMaxLength) return { ok: false, fault: 'too-long' }
  if (!nameForm.test(name)) return { ok: false, fault: 'characters' }
  return { ok: true, name }
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? ''
}
