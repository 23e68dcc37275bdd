/**
 * No event may carry a mobile number, a name, a token or an account number, whatever a page put into it.
 * Customer_Id is the one identifier that is sent, so it has its own rule.
 */
import { isRecord } from '../request/answer.ts'
import { currentSession } from '../session/session-store.ts'

const removedMark = '[removed]'

/** Eight digits or more, however grouped: mobile, account, card and consumer numbers. */
const longNumber = /\+?\d(?:[\s().-]{0,2}\d){7,}/g
/** The dotted parts of a JWT or JWE. */
const dottedRun = /[\w-]{8,}(?:\.[\w-]*){2,4}/g
const opaqueRun = /[\w-]{20,}/g
const mobileNumber = /^(?:\+?91|0)?[\s-]*[6-9]\d{4}[\s-]?\d{5}$/

/** The event without what is personal, and without fields that have no value. */
export function scrubEvent(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(event).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields.map(([name, value]) => [name, scrubField(name, value)]))
}

function scrubField(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entry => scrubField(name, entry))
  if (isRecord(value)) return scrubEvent(value)
  if (typeof value === 'number') return scrubText(String(value)) === removedMark ? removedMark : value
  if (typeof value !== 'string') return value
  if (name === 'Customer_Id') return isCustomerId(value) ? value : removedMark
  return name === 'destinationURL' ? scrubUrl(value) : scrubText(value)
}

function scrubText(text: string): string {
  return withoutNames(text)
    .replace(dottedRun, removeTokens)
    .replace(opaqueRun, removeTokens)
    .replace(longNumber, removedMark)
}

/** Slugs are lower case and words; tokens mix cases and digits, or are hexadecimal. */
function removeTokens(run: string): string {
  const isMixed = /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)
  const isHexadecimal = /^(?=.*\d)[\da-f]+$/i.test(run)
  return isMixed || isHexadecimal ? removedMark : run
}

function isCustomerId(value: string): boolean {
  return /^[\w-]{1,64}$/.test(value) && !mobileNumber.test(value) && withoutNames(value) === value
}

/**
 * A promotion is identified by its query and an app by its number in the store, so both stay; a fragment may be
 * a login's and is removed.
 */
function scrubUrl(url: string): string {
  const [, address = '', query] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const [, app = ''] = /^(https:\/\/apps\.apple\.com\/.*\/id)\d+$/.exec(address) ?? []
  return (app ? scrubText(app) + address.slice(app.length) : scrubText(address)) + scrubQuery(query)
}

/** Each pair is checked after decoding; e-mail and UPI addresses are removed too. */
function scrubQuery(query = ''): string {
  return query.replace(/[^?&]+/g, pair => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    if (scrubText(name) !== name) return removedMark
    return value.includes('@') || scrubText(value) !== value ? `${name}=${removedMark}` : pair
  })
}

function withoutNames(text: string): string {
  const { username = '', firstName = '' } = currentSession().info ?? {}
  const names = [username, firstName].flatMap(name => name.split(/\s+/)).filter(name => name.length > 2)
  return names.reduce((rest, name) => rest.replace(wholeWord(name), removedMark), text)
}

function wholeWord(word: string): RegExp {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu')
}
