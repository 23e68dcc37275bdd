import { type Locale, locales } from '@chowk/catalog'
import type { Mobile } from '../mobile/mobile.ts'
import { firstName } from './name.ts'

export const languages = locales
export type Language = Locale

export interface Customer {
  id: string
  mobile: Mobile
  /** Empty until the customer gives one. */
  name: string
  language: Language
}

/** user.info of the session check, by the spec's names. */
export interface UserInfo {
  id: string
  firstName: string
  username: string
  mobile: string
  /** Empty: a customer's picture is their initials. */
  userPicture: string
}

export function userInfo({ id, name, mobile }: Customer): UserInfo {
  return { id, firstName: firstName(name), username: name, mobile, userPicture: '' }
}
