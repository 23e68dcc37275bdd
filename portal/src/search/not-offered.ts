/** Services that people search for and the portal does not offer: a sentence before the results says so. */
import { type Bilingual, categoryOf, ifscBanks } from '@chowk/catalog'
import facts from './not-offered.json' with { type: 'json' }
import { searchableWords, wordGroups } from './words.ts'

interface NotOfferedAnswer {
  readonly sentence: Bilingual
  /** The pages that are nearest to what was searched for. */
  readonly paths: readonly string[]
}

interface NotOffered extends NotOfferedAnswer {
  /** Applies to a query with a word of each group. */
  readonly groups: readonly string[]
  readonly unless?: string
}

const listed: readonly NotOffered[] = facts

const notOffered = listed.map(({ groups, unless, ...answer }) => ({
  isIn: wordGroups(groups, unless),
  answer,
}))

/** 'HDFC' is enough for the bank; 'State' or 'Bank' is not. */
const shortNames = (name: string, hindi: string, synonyms: readonly string[]): string =>
  [
    ...synonyms.filter(word => !word.includes(' ')),
    ...[name, hindi].filter(text => / (Bank|बैंक)$/.test(text) && text.split(' ').length === 2),
  ]
    .join(' ')
    .replace(/ ?(Bank|बैंक)/g, '')

const hasCreditCard = wordGroups(['credit cc क्रेडिट', 'card cc bill कार्ड बिल'])
const cardIssuers = new Set(categoryOf('credit-card-bill-payment')?.providers.map(({ name }) => name))
const cardBanks = ifscBanks
  .filter(({ name }) => !cardIssuers.has(name))
  .map(({ name, hindi, synonyms = [] }) => ({
    name,
    hindi,
    isIn: wordGroups([shortNames(name, hindi, synonyms)]),
  }))

export function notOfferedAnswer(question: string): NotOfferedAnswer | undefined {
  const words = searchableWords(question)
  const bank = hasCreditCard(words) ? cardBanks.find(({ isIn }) => isIn(words)) : undefined
  return bank ? cardOf(bank) : notOffered.find(({ isIn }) => isIn(words))?.answer
}

const cardOf = ({ name, hindi }: { readonly name: string; readonly hindi: string }): NotOfferedAnswer => ({
  sentence: {
    en: `${name} credit card bills cannot be paid here yet.`,
    hi: `${hindi} के क्रेडिट कार्ड का बिल अभी यहाँ नहीं भर सकते।`,
  },
  paths: ['/credit-card-bill-payment'],
})
