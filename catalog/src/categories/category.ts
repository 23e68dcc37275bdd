// A category of payments: one entry defines its root page and its providers. Its prose is in documents:
// content/…/categories.
import type { CatalogIcon } from '../icons.ts'
import { type Bilingual, fillIn, type Named, withArticle, withoutRepeatedWord } from '../language.ts'
import type { PlaceSlug } from '../places/places.ts'
import type { Source } from '../rules/rule.ts'
import { withSlug } from '../slug.ts'
import type { BillerParameter } from './biller-parameter.ts'
import { type Board, type BoardEntry, buildBoard } from './boards.ts'
import companies from './companies-in-hindi.json' with { type: 'json' }

export const providerKinds = {
  life: { en: 'Life insurer', hi: 'जीवन बीमा कंपनी' },
  general: { en: 'General insurer', hi: 'साधारण बीमा कंपनी' },
  health: { en: 'Health insurer', hi: 'स्वास्थ्य बीमा कंपनी' },
  bank: { en: 'Bank', hi: 'बैंक' },
  smallFinanceBank: { en: 'Small finance bank', hi: 'स्मॉल फ़ाइनेंस बैंक' },
  housingFinance: { en: 'Housing finance company', hi: 'हाउसिंग फ़ाइनेंस कंपनी' },
  microfinance: { en: 'Microfinance lender', hi: 'माइक्रोफ़ाइनेंस संस्था' },
  nbfc: { en: 'Non-banking finance company', hi: 'ग़ैर-बैंकिंग वित्त कंपनी' },
  lendingApp: { en: 'Lending app or platform', hi: 'लोन ऐप या प्लेटफ़ॉर्म' },
} satisfies Readonly<Record<string, Bilingual>>

export type ProviderKind = keyof typeof providerKinds

/** A provider's entry, before its category adds to it. */
export interface ProviderEntry extends Named {
  /** Only if the name does not give it: links and payments store it, so it stays when the name changes. */
  readonly slug?: string
  readonly synonyms?: readonly string[]
  readonly kind?: ProviderKind
  /** Where it serves, if known and not the whole country. */
  readonly serves?: readonly PlaceSlug[]
  /** The name in titles, if the full name is too long. */
  readonly short?: Bilingual
  readonly boards?: readonly BoardEntry[]
  /** Only if this provider asks for other parameters than its category. */
  readonly parameters?: readonly BillerParameter[]
  /** Its page's first sentence, with {provider} in it, if the category's would be wrong. */
  readonly says?: Bilingual
  /** A fact that payers need: a former name, the actual lender. */
  readonly note?: { readonly text: Bilingual; readonly source?: Source }
}

/** How a payment begins: with fetching a bill, with an amount or plan of a recharge, or with an amount. */
export type PaymentFlow = 'bill' | 'recharge' | 'rent' | 'offering'

/** Records over these, such as guides or the sandbox's terms, do not compile when a category is missing. */
export type CategorySlug =
  | 'mobile-recharge'
  | 'postpaid-bill-payment'
  | 'dth-recharge'
  | 'datacard-recharge'
  | 'electricity-bill-payment'
  | 'gas-bill-payment'
  | 'water-bill-payment'
  | 'broadband-bill-payment'
  | 'landline-bill-payment'
  | 'cabletv-recharge'
  | 'fastag-recharge'
  | 'toll-tag-recharge'
  | 'metro-card-recharge'
  | 'credit-card-bill-payment'
  | 'rental-bill-payment'
  | 'municipal-payments'
  | 'devotion'
  | 'loan-emi-payment'
  | 'insurance-premium-payment'

export interface CategoryEntry extends Named {
  readonly slug: CategorySlug
  readonly hindi: string
  readonly icon: CatalogIcon
  /** The footer section that lists it. */
  readonly section: 7 | 8
  /** Its position among the section's links on a phone, the most used first. */
  readonly mWebOrder: number
  readonly flow: PaymentFlow
  /** Set if links to the category must be absolute, whatever site shows them. */
  readonly host?: 'main'
  /** The word for a provider: "Electricity board", "Operator". */
  readonly providerWord: Bilingual
  /** A provider page's title, with {provider} in it. */
  readonly providerTitle: Bilingual
  /** A provider page's first sentence, with {provider} in it. */
  readonly providerSummary: Bilingual
  readonly summary: Bilingual
  readonly parameters: readonly BillerParameter[]
  readonly synonyms: readonly string[]
  readonly providers: readonly ProviderEntry[]
  /** The six with the most customers, by slug: first in a long list. */
  readonly popular?: readonly string[]
}

export interface Provider extends Omit<ProviderEntry, 'boards'> {
  readonly slug: string
  readonly boards?: readonly Board[]
  readonly path: string
  readonly link: string
  readonly localeKey: string
  readonly title: Bilingual
  readonly summary: Bilingual
  /** The fields to ask for, unless the chosen board overrides them. */
  readonly parameters: readonly BillerParameter[]
}

export interface Category extends Omit<CategoryEntry, 'providers'> {
  readonly path: string
  readonly link: string
  readonly localeKey: string
  readonly providers: readonly Provider[]
}

/** Derives everything from an entry: paths, links, keys and titles. */
export function buildCategory(entry: CategoryEntry): Category {
  const path = `/${entry.slug}`
  const localeKey = `category.${entry.slug}`
  const linkTo = (target: string) => (entry.host ? `{${entry.host}}${target}` : target)
  const providers = entry.providers.map(inHindi).map(({ boards, ...provider }): Provider => {
    const built = {
      ...provider,
      path: `${path}/${provider.slug}`,
      link: linkTo(`${path}/${provider.slug}`),
      localeKey: `${localeKey}.${provider.slug}`,
      title: titleOf(fillName(entry.providerTitle, titled(provider))),
      summary: fillName(provider.says ?? entry.providerSummary, provider),
      parameters: provider.parameters ?? entry.parameters,
    }
    return { ...built, ...(boards && { boards: boards.map(board => buildBoard(board, built)) }) }
  })
  return { ...entry, path, link: linkTo(path), localeKey, providers }
}

/** A name after a preposition takes its article: 'Offerings to the Golden Temple'. */
const fillName = ({ en, hi }: Bilingual, provider: Named): Bilingual =>
  fillIn(
    { en: en.replace(/\b(by|in|of|to) \{provider\}/, `$1 ${withArticle(provider.name)}`), hi },
    { provider },
  )

const titled = ({ name, hindi = name, short = { en: name, hi: hindi } }: ProviderEntry): Named => ({
  name: short.en,
  hindi: short.hi,
})

const titleOf = ({ en, hi }: Bilingual): Bilingual => ({
  en: withoutRepeatedWord(en),
  hi: withoutRepeatedWord(hi),
})

/** Companies' names in Devanagari, as they are spoken; apps are shown in their own spelling. */
const companiesInHindi: Readonly<Record<string, string>> = companies

function inHindi(entry: ProviderEntry): ProviderEntry & { readonly slug: string } {
  const hindi = entry.hindi ?? companiesInHindi[entry.name]
  return withSlug(hindi ? { ...entry, hindi } : entry)
}
