/**
 * How a provider is drawn where its logo would stand: the shape says what it is, the hue comes from its name, and the initials
 * are those of its name in the page's language. Names that share shape and initials in one of them never share the hue, so
 * that no two look alike.
 */
import {
  type CategorySlug,
  categories,
  fundHouses,
  ifscBanks,
  type Locale,
  nameIn,
  type ProviderKind,
} from '@chowk/catalog'
import { initials } from '@chowk/shell'

export const markShapes = ['round', 'hexagon', 'drop', 'leaf', 'shield', 'arch', 'house', 'square'] as const
export const markHues = 12

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

const marks = new Map<string, string>()
const inHindi = new Map<string, string>()
const taken = new Set<string>()

for (const { slug, providers } of categories)
  for (const { kind, boards = [], ...provider } of providers)
    for (const each of [provider, ...boards]) keep(each, (kind && shapeOfKind[kind]) ?? shapeOf[slug])
for (const bank of ifscBanks) keep(bank, 'square')
for (const house of fundHouses) keep(house, 'leaf')

/** An image of the shell's, as 'mark:hexagon-3': shape and hue. What nobody has listed gets one too. */
export const markOf = (name: string): string => marks.get(name) ?? `mark:square-${hueOf(name)}`

/** The name whose initials are drawn, for companies that are known by the first word. */
export const markName = (name: string, locale: Locale): string =>
  locale === 'hi' ? (inHindi.get(name) ?? name) : name

function keep(named: Named, shape: MarkShape): void {
  const { name } = named
  if (marks.has(name)) return
  const hindi = nameIn('hi', named)
  let hue = hueOf(name)
  const looks = () => [name, hindi].map(each => `${initials(each)} ${shape} ${hue}`)
  for (let tries = 1; looks().some(look => taken.has(look)) && tries < markHues; tries += 1)
    hue = (hue + 5) % markHues
  for (const look of looks()) taken.add(look)
  marks.set(name, `mark:${shape}-${hue}`)
  inHindi.set(name, hindi)
}

function hueOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % markHues
}
