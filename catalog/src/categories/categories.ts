import { type Locale, nameIn } from '../language.ts'
import { type Biller, billerName, buildBillers } from './billers.ts'
import { broadband } from './broadband.ts'
import { buildCategory, type Category, type CategoryEntry, type CategorySlug } from './category.ts'
import { creditCard } from './credit-card.ts'
import { devotion } from './devotion.ts'
import { electricity } from './electricity.ts'
import { fastag, tollTag } from './fastag.ts'
import { gas } from './gas.ts'
import { insurance } from './insurance.ts'
import { landline } from './landline.ts'
import { loanEmi } from './loan-emi.ts'
import { metro } from './metro.ts'
import { datacard, mobilePostpaid, mobileRecharge } from './mobile.ts'
import { municipal } from './municipal.ts'
import { rental } from './rental.ts'
import { cableTv, dth } from './television.ts'
import { water } from './water.ts'

/** In the order in which the footer and the home page list them. */
const entries: Readonly<Record<CategorySlug, CategoryEntry>> = {
  'mobile-recharge': mobileRecharge,
  'postpaid-bill-payment': mobilePostpaid,
  'dth-recharge': dth,
  'datacard-recharge': datacard,
  'electricity-bill-payment': electricity,
  'gas-bill-payment': gas,
  'water-bill-payment': water,
  'broadband-bill-payment': broadband,
  'landline-bill-payment': landline,
  'cabletv-recharge': cableTv,
  'fastag-recharge': fastag,
  'toll-tag-recharge': tollTag,
  'metro-card-recharge': metro,
  'credit-card-bill-payment': creditCard,
  'rental-bill-payment': rental,
  'municipal-payments': municipal,
  devotion,
  'loan-emi-payment': loanEmi,
  'insurance-premium-payment': insurance,
}

export const categoryEntries: readonly CategoryEntry[] = Object.entries(entries).map(([slug, entry]) => {
  if (entry.slug !== slug) throw new Error(`The category ${entry.slug} is listed as ${slug}.`)
  return entry
})

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

/** What a biller is called; one that has left the catalogue is known by the end of its id. */
export function billerIn(locale: Locale, billerId: string): string {
  const biller = findBiller(billerId)
  return biller ? billerName(biller, locale) : wordsOf(billerId.slice(billerId.lastIndexOf('/') + 1))
}

/** What was bought of a biller: 'DTH Recharge, Tata Play'. */
export function billIn(locale: Locale, billerId: string): string {
  const category = categoryOf(billerId)
  return category ? `${nameIn(locale, category)}, ${billerIn(locale, billerId)}` : billerIn(locale, billerId)
}

/** An id begins with its category's slug. */
export const categoryOf = (billerId: string): Category | undefined => bySlug.get(billerId.split('/')[0] ?? '')

/** 'tata-play' is 'Tata Play'. */
const wordsOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, letter => letter.toUpperCase())
