// Texts, links and times of what operators author for the shell.
import { destinations, indiaOffsetMs, newPathOf } from '@chowk/catalog'
import { z } from 'zod'
import { oneLineText } from './plain-line.ts'

/** A longer word does not fit on a line at 320 px with text at 200 %. */
const maxWordLength = 24

/** Letters of other scripts look like ours, and marks upon marks leave their line. */
const ourLetters = /^(?:[ -\u00ac\u00ae-\u00ff\u0900-\u097f\u2010-\u2027\u2030-\u205e₹™]|\u200c|\u200d)*$/
const manyMarks = /(?:[\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963]|\u200c|\u200d){6}/

/** Pages that no catalogue lists. */
const others = ['/', '/bills', '/myorders', '/passbook', '/settings', '/spending', '/care', '/bbps', '/menu']
const addresses = new Set([...destinations.map(({ path }) => path), ...others])

export const shellText = (what: string, max: number) =>
  oneLineText(what, max)
    .refine(
      text => text.split(/\s+/).every(word => [...word].length <= maxWordLength),
      `${what} has words of ${maxWordLength} letters at most, because a longer one leaves a narrow screen: shorten it`,
    )
    .refine(
      text => ourLetters.test(text) && !manyMarks.test(text),
      `${what} has letters of English and Hindi, digits and punctuation alone: replace any other`,
    )

export const bilingualText = (what: string, max: number) =>
  z.strictObject(
    { en: shellText(`${what} in English (en)`, max), hi: shellText(`${what} in Hindi (hi)`, max) },
    `${what} is missing: write it in both languages, as { en: …, hi: … }`,
  )

/** The name of a host may not be in another script: it could look like ours. */
export const linkTarget = z
  .string('a link leads to a path, as /money-transfer, or to an address with https')
  .max(200, 'a link has 200 letters at most')
  .regex(
    /^(\/(?![/\\])|https:\/\/(?!xn--)[a-z0-9-]+(\.(?!xn--)[a-z0-9-]+)*\.[a-z]+(\/|$))[\w\-./~%?#=&+,:@!]*$/,
    'a link leads to a path, as /money-transfer, or to an address with https and without a port, a user, spaces or letters of other scripts in its host',
  )

export const pagePrefix = z
  .string('a page is a path')
  .max(200, 'a path has 200 letters at most')
  .regex(/^\/[\w\-./]*$/, 'a page is a path, as /electricity-bill-payment')

/** A moment in Indian time, as operators write it. */
export const indianTime = z
  .string('a time is written as 2026-11-20 09:00, in Indian time')
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'a time is written as 2026-11-20 09:00, in Indian time')
  .refine(
    text => momentText(momentOf(text)) === text,
    'there is no such time: write a day of the calendar and 00:00 to 23:59',
  )

export const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00Z`) - indiaOffsetMs
export const momentText = (at: number): string =>
  Number.isNaN(at) ? '' : new Date(at + indiaOffsetMs).toISOString().slice(0, 16).replace('T', ' ')

/** The fault of a link to a page of the portal, or undefined. */
export function faultOfLink(link: string): string | undefined {
  const path = link.replace(/[?#].*$/, '')
  if (!path.startsWith('/') || addresses.has(path)) return undefined
  const moved = newPathOf(path)
  if (moved !== undefined) return `${path} has moved: write ${moved}`
  return `there is no page ${path}: write the English address of a page, without /hi`
}

export const isPrefixOfPages = (prefix: string): boolean =>
  addresses.has(prefix) || [...addresses].some(address => address.startsWith(`${prefix}/`))

/** Of `known`, the one with most pairs of letters in common. */
export function closestMatch(typed: string, known: Iterable<string>): string | undefined {
  const pairsIn = (text: string) => new Set([...text].map((letter, index) => letter + text.charAt(index + 1)))
  const pairs = pairsIn(typed)
  const likeness = (text: string) =>
    [...pairsIn(text)].filter(pair => pairs.has(pair)).length / (pairs.size + text.length)
  return [...known].toSorted((one, other) => likeness(other) - likeness(one))[0]
}
