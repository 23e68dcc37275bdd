import type { Category, CategorySlug, Provider } from '@chowk/catalog'
import { numberByState } from './electricity-states.ts'
import type { Guide } from './guide.ts'
import { electricity, gas, municipal, rental, water } from './home-bills.ts'
import { creditCard, insurance, knowByKind, loanEmi } from './loans-cards-and-cover.ts'
import {
  broadband,
  cableTv,
  datacard,
  dth,
  landline,
  mobilePostpaid,
  mobileRecharge,
} from './phone-and-tv.ts'
import { devotion, fastag, metro, tollTag } from './travel-and-giving.ts'

const guides: Readonly<Record<CategorySlug, Guide>> = {
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

/** What is easily got wrong with every provider of a category: its own page says it, once. */
export const knowOf = ({ slug }: Category): Guide['know'] => guides[slug].know

/** The advice for this provider: where its category's number is, and what its state, its kind or itself adds. */
export function guideOf(category: Category, provider: Provider): Guide {
  const guide = guides[category.slug]
  const ofState = category.slug === 'electricity-bill-payment' ? numberByState[provider.slug] : undefined
  const ofKind = provider.kind ? knowByKind[provider.kind] : []
  const [first, ...rest] = guide.text
  const text = [first, ofState, ...rest].filter(part => part !== undefined)
  const ofProvider = provider.note ? [provider.note.text] : []
  return { ...guide, text, know: [...ofProvider, ...ofKind] }
}
