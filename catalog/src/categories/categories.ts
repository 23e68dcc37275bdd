import { type Biller, buildBillers } from './billers.ts'
import { broadband } from './broadband.ts'
import { cableTv } from './cable-tv.ts'
import { buildCategory, type Category, type CategoryEntry } from './category.ts'
import { creditCard } from './credit-card.ts'
import { datacard } from './datacard.ts'
import { devotion } from './devotion.ts'
import { dth } from './dth.ts'
import { electricity } from './electricity.ts'
import { fastag } from './fastag.ts'
import { gas } from './gas.ts'
import { insurance } from './insurance.ts'
import { landline } from './landline.ts'
import { loanEmi } from './loan-emi.ts'
import { metro } from './metro.ts'
import { mobilePostpaid } from './mobile-postpaid.ts'
import { mobileRecharge } from './mobile-recharge.ts'
import { municipal } from './municipal.ts'
import { rental } from './rental.ts'
import { tollTag } from './toll-tag.ts'
import { water } from './water.ts'

/** Every category, in the order in which the footer and the home page list them. */
export const categoryEntries: readonly CategoryEntry[] = [
  mobileRecharge,
  mobilePostpaid,
  dth,
  datacard,
  electricity,
  gas,
  water,
  broadband,
  landline,
  cableTv,
  fastag,
  tollTag,
  metro,
  creditCard,
  rental,
  municipal,
  devotion,
  loanEmi,
  insurance,
]

export const categories: readonly Category[] = categoryEntries.map(buildCategory)

const bySlug = new Map(categories.map(category => [category.slug, category]))

export const findCategory = (slug: string): Category | undefined => bySlug.get(slug)

export const billers: readonly Biller[] = buildBillers(categories)

const billersById = new Map(billers.map(biller => [biller.id, biller]))

export const findBiller = (id: string): Biller | undefined => billersById.get(id)
