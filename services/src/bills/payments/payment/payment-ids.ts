// The ids of a payment, in the format of India's bill-payment system: a reference of 35 characters from its start,
// which ends in the minute it was made, and a transaction id of 20 from its approval.
import { randomInt } from 'node:crypto'
import { indiaOffsetMs } from '@chowk/catalog'
import { dayMs } from '../../../platform/calendar/durations.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 27 random characters, then YDDDhhmm in India: the year's last digit, the day of the year, the time. */
export function newReference(at: Date): string {
  const india = new Date(at.getTime() + indiaOffsetMs)
  return `${randomCharacters(27)}${minuteStamp(india)}`
}

/** CK, the day as YDDD, 14 random characters. */
export const newTransactionId = (at: Date) =>
  `CK${dayStamp(new Date(at.getTime() + indiaOffsetMs))}${randomCharacters(14)}`

export function isTransactionIdOf(text: string, at: number): boolean {
  const [, day] = /^CK(\d{4})[0-9A-HJKMNP-TV-Z]{14}$/.exec(text) ?? []
  return day === dayStamp(new Date(at + indiaOffsetMs))
}

export const isReferenceOf = (text: string, createdAt: number) =>
  looksLikeReference(text) && text.endsWith(minuteStamp(new Date(createdAt + indiaOffsetMs)))

export const looksLikeReference = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{27}\d{8}$/.test(text)

const minuteStamp = (india: Date) => `${dayStamp(india)}${india.toISOString().slice(11, 16).replace(':', '')}`

function dayStamp(india: Date): string {
  const year = india.getUTCFullYear()
  const dayOfYear = Math.floor((india.getTime() - Date.UTC(year, 0, 1)) / dayMs) + 1
  return `${year % 10}${String(dayOfYear).padStart(3, '0')}`
}

const randomCharacters = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
