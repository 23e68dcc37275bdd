/** What can be found: every destination of the catalogue, each electricity board, the pages of an account and the help. */
import {
  accountPages,
  type Bilingual,
  type Destination,
  type DestinationOf,
  destinations,
  isNotYet,
} from '@chowk/catalog'
import { helpTopics } from '@chowk/services'
import type { IconName } from '../icons/icons.ts'
import { kindOf, type SearchGroup } from './kinds.ts'

export interface SearchEntry {
  readonly names: Bilingual
  /** As English pages have it. */
  readonly path: string
  readonly icon: IconName
  readonly group: SearchGroup
  /** What else people call it. */
  readonly words: readonly string[]
  /** What it is one of: 'airtel recharge' names the operator and the category. */
  readonly kindWords: readonly string[]
  /** How likely it is meant, all else being equal. */
  readonly weight: number
  readonly isNotYet: boolean
}

export function searchEntries(): readonly SearchEntry[] {
  return [...destinations('en').flatMap(entriesOf), ...accountEntries(), ...helpEntries()]
}

function entriesOf(destination: Destination): readonly SearchEntry[] {
  const { path, synonyms, name, hindi = name } = destination
  const own = { path, words: synonyms, kindWords: [], isNotYet: isNotYet(path), ...kindOf(destination) }
  if (destination.kind !== 'provider')
    return [{ ...own, names: nameOf(destination, { en: name, hi: hindi }) }]
  return providerEntries(destination, own)
}

/** Their names alone say nothing outside their own lists. */
const namedByTitle: ReadonlySet<Destination['kind']> = new Set([
  'busRoute',
  'currency',
  'flightRoute',
  'ifscBank',
  'internationalFlightRoute',
  'movieCity',
  'movieGenre',
  'movieLanguage',
  'trainRoute',
])

function nameOf({ kind, title }: Destination, names: Bilingual): Bilingual {
  return namedByTitle.has(kind) ? title : names
}

/** A provider's name alone does not say what would be paid: 'Airtel' is a recharge, a bill and a connection. */
function providerEntries(
  { name, hindi = name, category, provider }: DestinationOf<'provider'>,
  own: Omit<SearchEntry, 'names'>,
): readonly SearchEntry[] {
  const { boards = [], synonyms = [] } = provider
  const named = (en: string, hi: string): Bilingual => ({
    en: `${en} – ${category.name}`,
    hi: `${hi} – ${category.hindi}`,
  })
  return [
    { ...own, names: named(name, hindi), words: synonyms },
    ...boards.map(board => ({
      ...own,
      names: { en: board.name, hi: board.hindi ?? board.name },
      path: boards.length > 1 ? `${provider.path}?board=${board.slug}` : provider.path,
      words: board.synonyms ?? [],
      kindWords: [...own.kindWords, name, hindi, ...synonyms],
      weight: own.weight * 1.1,
    })),
  ]
}

const accountEntries = (): readonly SearchEntry[] =>
  accountPages.map(({ path, name, hindi, icon }) => ({
    names: { en: name, hi: hindi },
    path,
    icon,
    group: 'help',
    words: moreWords[path] ?? [],
    kindWords: [],
    weight: 1.5,
    isNotYet: false,
  }))

/** What people call the pages of their account. */
const moreWords: Readonly<Record<string, readonly string[]>> = {
  '/settings': [
    'account settings',
    'language',
    'passkey',
    'forgot pin',
    'lock account',
    'unlock',
    'close account',
    'delete account',
    'पिन भूल गए',
    'खाता लॉक',
  ],
  '/myorders': ['order history', 'payments', 'receipt', 'रसीद', 'पुराने भुगतान'],
  '/passbook': ['balance', 'add money', 'statement', 'passbook', 'wallet', 'पासबुक', 'बैलेंस', 'वॉलेट'],
  '/care': ['customer care', 'support', 'contact', 'helpline', 'कस्टमर केयर', 'सहायता'],
  '/bbps': ['complaint', 'shikayat', 'grievance', 'शिकायत'],
}

const helpEntries = (): readonly SearchEntry[] =>
  helpTopics.map(({ id, keywords, en, hi }) => ({
    names: { en: en.title, hi: hi.title },
    path: `/care/${id}`,
    icon: 'circle-help',
    group: 'help',
    words: keywords,
    kindWords: ['help', 'मदद'],
    weight: 1.2,
    isNotYet: false,
  }))
