/**
 * How a provider is drawn in place of its logo: hue and shape are those of its category, and two to four letters of its name, in
 * the page's language, distinguish it within the category.
 */
import {
  type CategorySlug,
  categories,
  categoryOf,
  fundHouses,
  ifscBanks,
  type Locale,
  locales,
  nameIn,
  type ProviderKind,
} from '@chowk/catalog'
import { hueOf } from './hues.ts'

export const markShapes = ['round', 'hexagon', 'drop', 'leaf', 'shield', 'arch', 'house', 'square'] as const

type MarkShape = (typeof markShapes)[number]

const shapeOf: Readonly<Record<CategorySlug, MarkShape>> = {
  'mobile-recharge': 'round',
  'postpaid-bill-payment': 'round',
  'datacard-recharge': 'round',
  'landline-bill-payment': 'round',
  'broadband-bill-payment': 'round',
  'dth-recharge': 'leaf',
  'cabletv-recharge': 'leaf',
  'electricity-bill-payment': 'hexagon',
  'gas-bill-payment': 'drop',
  'water-bill-payment': 'drop',
  'metro-card-recharge': 'leaf',
  'fastag-recharge': 'square',
  'toll-tag-recharge': 'square',
  'credit-card-bill-payment': 'square',
  'loan-emi-payment': 'square',
  'insurance-premium-payment': 'shield',
  'municipal-payments': 'house',
  'rental-bill-payment': 'house',
  devotion: 'arch',
}

/** Lenders are of many kinds under one heading. */
const shapeOfKind: Readonly<Partial<Record<ProviderKind, MarkShape>>> = {
  housingFinance: 'house',
  microfinance: 'leaf',
  nbfc: 'round',
  lendingApp: 'drop',
}

type Named = Parameters<typeof nameIn>[1]

const segments = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const joiningWords = /^(?:of|and|the|for|in|एंड|ऑफ|और)$/i

const images = new Map<string, string>()
const letters: Readonly<Record<Locale, Map<string, string>>> = { en: new Map(), hi: new Map() }
const taken = new Set<string>()

for (const { slug, icon, providers } of categories)
  for (const { kind, boards = [], ...provider } of providers)
    for (const each of [provider, ...boards])
      saveMark(each, `mark:${(kind && shapeOfKind[kind]) ?? shapeOf[slug]}-${hueOf(icon)}`)
for (const bank of ifscBanks) saveMark(bank, `mark:square-${hueOf('landmark')}`)
for (const house of fundHouses) saveMark(house, `mark:leaf-${hueOf('trending-up')}`)

/** An image of the shell's, as 'mark:hexagon-3': shape and hue. A company in several categories has the shown one's hue. */
export function markOf(name: string, billerId = ''): string {
  const image = images.get(name) ?? `mark:square-${hueOf(undefined)}`
  const category = categoryOf(billerId)
  return category ? image.replace(/\w+$/, String(hueOf(category.icon))) : image
}

export const markLetters = (name: string, locale: Locale): string =>
  letters[locale].get(name) ?? lettersOf(name)[0] ?? ''

/** The first letters that no other mark of this look has in that language. */
function saveMark(named: Named, image: string): void {
  if (images.has(named.name)) return
  images.set(named.name, image)
  for (const locale of locales) {
    const choices = lettersOf(nameIn(locale, named))
    const own = choices.find(each => !taken.has(`${locale} ${image} ${each}`)) ?? choices[0] ?? ''
    taken.add(`${locale} ${image} ${own}`)
    letters[locale].set(named.name, own)
  }
}

/** 'HDFC Life' is HDFC, then HL, 'Life Insurance Corporation' is LIC, 'Jio' is JIO: the likeliest first. */
function lettersOf(name: string): readonly string[] {
  const short = /\(([^\s()]{2,}?)[,)]/.exec(name)?.[1]
  const words = name
    .replace(/\(.*\)/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word && !joiningWords.test(word))
  const first = words[0] ?? ''
  const initials = words.map(word => start(word, 1))
  return [
    ...(short ? [start(short, isDevanagari(short) ? 2 : 3)] : []),
    ...(isAcronym(first) ? [start(first, first.length > 4 ? 3 : 4)] : []),
    ...(words.length > 2 ? [initials.slice(0, 3).join('')] : []),
    ...(words.length > 1 ? [initials.slice(0, 2).join('')] : []),
    start(first, isDevanagari(first) ? 2 : 3),
    ...words.slice(1).flatMap(word => [start(first, 2) + start(word, 1), start(first, 1) + start(word, 2)]),
    ...words.slice(1).map(word => start(word, 3)),
    ...(words.length > 3 ? [initials.slice(0, 4).join('')] : []),
    start(first, 4),
    start(first, 1) + start(words.at(-1) ?? '', 3),
  ]
}

function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word)
}

function isAcronym(word: string): boolean {
  return /^[A-Z&]{2,5}$/.test(word)
}

function start(word: string, count: number): string {
  const letters = [...segments.segment(word.toUpperCase())].map(({ segment }) => segment)
  return letters.slice(0, count).join('')
}
