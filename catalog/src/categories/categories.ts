import { type Locale, nameIn } from '../language.ts'
import { cityOf } from '../places/places.ts'
import { withSlugs } from '../slug.ts'
import { parameterFrom } from './biller-parameter.ts'
import { type Biller, billerName, buildBillers } from './billers.ts'
import broadband from './broadband-bill-payment.json' with { type: 'json' }
import cableTv from './cabletv-recharge.json' with { type: 'json' }
import {
  buildCategory,
  type Category,
  type CategoryEntry,
  type CategorySlug,
  type ProviderEntry,
} from './category.ts'
import creditCard from './credit-card-bill-payment.json' with { type: 'json' }
import datacard from './datacard-recharge.json' with { type: 'json' }
import devotion from './devotion.json' with { type: 'json' }
import dth from './dth-recharge.json' with { type: 'json' }
import electricity from './electricity-bill-payment.json' with { type: 'json' }
import { readState } from './electricity-boards.ts'
import fastag from './fastag-recharge.json' with { type: 'json' }
import gas from './gas-bill-payment.json' with { type: 'json' }
import insurance from './insurance-premium-payment.json' with { type: 'json' }
import landline from './landline-bill-payment.json' with { type: 'json' }
import { withLenderNote } from './lenders.ts'
import loanEmi from './loan-emi-payment.json' with { type: 'json' }
import metro from './metro-card-recharge.json' with { type: 'json' }
import mobileOperators from './mobile-operators.json' with { type: 'json' }
import mobileRecharge from './mobile-recharge.json' with { type: 'json' }
import municipal from './municipal-payments.json' with { type: 'json' }
import mobilePostpaid from './postpaid-bill-payment.json' with { type: 'json' }
import { type ListedCategory, readCategory, readProviders } from './read-category.ts'
import rental from './rental-bill-payment.json' with { type: 'json' }
import tollTag from './toll-tag-recharge.json' with { type: 'json' }
import water from './water-bill-payment.json' with { type: 'json' }

/** The mobile operators sell prepaid, postpaid and data connections. */
const operators = readProviders({ parameters: [], providers: mobileOperators })

/** Operators of lines to homes. Both the landline and the broadband category list them. */
const homeOperators = readProviders(broadband)

/** Operators of fixed telephone lines; as far as we know, the others bill for internet only. */
const telephoneOperators = [
  'Airtel',
  'BSNL',
  'Connect Broadband',
  'MTNL Delhi',
  'MTNL Mumbai',
  'Tata Teleservices',
]

/** The text on the landline page of operators that are not known to bill for telephone lines; the page stays. */
const internetAlone = {
  en: '{provider} is an internet provider: its bills are on its broadband page. Use this page only if your bill from it names a telephone number.',
  hi: '{provider} इंटरनेट सेवा देता है: उसके बिल ब्रॉडबैंड वाले पेज पर हैं। यह पेज तभी काम का है जब उसके बिल पर टेलीफ़ोन नंबर हो।',
}

const onLandline = (operator: ProviderEntry): ProviderEntry =>
  telephoneOperators.includes(operator.name) ? operator : { ...operator, says: internetAlone }

const inCity = (slug: string): ProviderEntry => {
  const city = cityOf(slug)
  return {
    slug,
    name: city.name,
    hindi: city.hindi,
    serves: [city.slug],
    ...(city.synonyms && { synonyms: city.synonyms }),
  }
}

/** Life insurers verify the policyholder by the date of birth; others identify the policy by its number alone. */
const asInsurer = (entry: ProviderEntry): ProviderEntry =>
  entry.kind === 'life'
    ? { ...entry, parameters: [...insurance.parameters, { shape: 'dateOfBirth' }].map(parameterFrom) }
    : entry

/** The categories in the order of the footer and the home page. */
const listed: Readonly<Record<CategorySlug, ListedCategory>> = {
  'mobile-recharge': { facts: mobileRecharge, providers: operators },
  'postpaid-bill-payment': { facts: mobilePostpaid, providers: operators },
  'dth-recharge': { facts: dth, providers: readProviders(dth) },
  'datacard-recharge': { facts: datacard, providers: operators },
  'electricity-bill-payment': {
    facts: electricity,
    providers: electricity.providers.map(state => readState(state, electricity.parameters)),
  },
  'gas-bill-payment': { facts: gas, providers: readProviders(gas) },
  'water-bill-payment': { facts: water, providers: readProviders(water) },
  'broadband-bill-payment': { facts: broadband, providers: homeOperators },
  'landline-bill-payment': { facts: landline, providers: homeOperators.map(onLandline) },
  'cabletv-recharge': { facts: cableTv, providers: readProviders(cableTv) },
  'fastag-recharge': { facts: fastag, providers: readProviders(fastag) },
  'toll-tag-recharge': { facts: tollTag, providers: readProviders(tollTag) },
  'metro-card-recharge': { facts: metro, providers: readProviders(metro) },
  'credit-card-bill-payment': { facts: creditCard, providers: readProviders(creditCard) },
  'rental-bill-payment': { facts: rental, providers: rental.providers.map(inCity) },
  'municipal-payments': { facts: municipal, providers: readProviders(municipal) },
  devotion: { facts: devotion, providers: readProviders(devotion) },
  'loan-emi-payment': { facts: loanEmi, providers: readProviders(loanEmi).map(withLenderNote) },
  'insurance-premium-payment': {
    facts: insurance,
    providers: readProviders(insurance).map(asInsurer),
  },
}

export const categoryEntries: readonly CategoryEntry[] = withSlugs(listed).map(readCategory)

export const categories: readonly Category[] = categoryEntries.map(buildCategory)

const bySlug = new Map<string, Category>(categories.map(category => [category.slug, category]))

export function findCategory(slug: CategorySlug): Category
export function findCategory(slug: string): Category | undefined
export function findCategory(slug: string): Category | undefined {
  return bySlug.get(slug)
}

export const billers: readonly Biller[] = buildBillers(categories)

const billersById = new Map(billers.map(biller => [biller.id, biller]))

export const findBiller = (id: string): Biller | undefined => billersById.get(id)

/** A biller's name; one that is no longer in the catalogue is named by the end of its id. */
export function billerIn(locale: Locale, billerId: string): string {
  const biller = findBiller(billerId)
  return biller ? billerName(biller, locale) : titleFromSlug(billerId.slice(billerId.lastIndexOf('/') + 1))
}

/** What was bought from a biller: 'DTH Recharge, Tata Play'. */
export function billIn(locale: Locale, billerId: string): string {
  const category = categoryOf(billerId)
  return category ? `${nameIn(locale, category)}, ${billerIn(locale, billerId)}` : billerIn(locale, billerId)
}

/** An id begins with its category's slug. */
export const categoryOf = (billerId: string): Category | undefined => bySlug.get(billerId.split('/')[0] ?? '')

/** 'tata-play' is 'Tata Play'. */
const titleFromSlug = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, letter => letter.toUpperCase())
