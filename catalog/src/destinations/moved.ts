// Addresses that people know and that have none of our pages: each leads to the page that is meant.
import { hubOf } from '../hubs/hubs.ts'
import { schemes } from '../investments/schemes.ts'
import { busRoutes, domesticFlightRoutes, internationalFlightRoutes, trainRoutes } from '../travel/routes.ts'
import { destinationAt } from './destinations.ts'

// Short addresses that people type or remember from elsewhere. None is shown anywhere; each leads to one of our pages.

const wordsOfPages: Readonly<Record<string, readonly string[]>> = {
  '/settings': ['account', 'my-account', 'profile'],
  '/myorders': ['history', 'my-orders', 'order', 'orders', 'transactions'],
  '/passbook': ['balance', 'my-wallet', 'wallet'],
  '/passbook/limits': ['kyc', 'limits'],
  '/care': ['customer-care', 'faq', 'faqs', 'help', 'support'],
  '/care/payment-failed-refund': ['refund', 'refunds'],
  '/bbps': ['complaint', 'complaints', 'dispute', 'disputes'],
  '/login': ['log-in', 'register', 'sign-in', 'sign-up', 'signin', 'signup'],
  '/menu': ['categories', 'recharge', 'services', 'sitemap'],
  '/app': ['android', 'apps', 'download', 'ios'],
  '/about-us': ['about', 'company'],
  '/contact-us': ['contact', 'contacts'],
  '/terms-and-conditions': ['terms', 'tnc'],
  '/privacy': ['privacy-policy'],
  '/careers': ['career', 'jobs'],
  '/ifsc-code': ['ifsc', 'ifsc-codes'],
  '/tools': ['calculator', 'calculators'],
  '/tools/emi-calculator': ['emi', 'emi-calculator'],
  '/currency-converter': ['currency'],
  '/mobile-recharge': ['mobile', 'prepaid'],
  '/electricity-bill-payment': ['electricity', 'electricity-bill'],
  '/fastag-recharge': ['fastag'],
  '/dth-recharge': ['dth'],
  '/gas-bill-payment': ['gas', 'gas-bill'],
  '/water-bill-payment': ['water', 'water-bill'],
  '/broadband-bill-payment': ['broadband'],
  '/landline-bill-payment': ['landline'],
  '/credit-card-bill-payment': ['credit-card', 'credit-card-bill'],
  '/loan-emi-payment': ['loan-emi'],
  '/insurance-premium-payment': ['insurance', 'lic'],
  '/metro-card-recharge': ['metro'],
  '/mutual-funds': ['mutual-fund', 'sip'],
  '/money-transfer': ['upi'],
  '/train-tickets': ['train', 'trains'],
  '/train-tickets/pnr-status': ['pnr', 'pnr-status'],
  '/bus-tickets': ['bus', 'buses'],
  '/flights': ['flight', 'flight-tickets'],
  '/movies': ['movie', 'movie-tickets'],
}

export const typedAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsOfPages).flatMap(([page, words]) => words.map(word => [`/${word}`, page] as const)),
)

/** What states were called, or are called for short. */
const statesByOtherNames: Readonly<Record<string, string>> = {
  delhi: 'new-delhi',
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
}

/** Of an English path in small letters. Undefined where nothing is known of it. */
export const movedTo = (path: string): string | undefined =>
  typedAddresses.get(path) ?? stateAt(path) ?? schemeAt(path) ?? wayBackAt(path)

function stateAt(path: string): string | undefined {
  const [, state, board = ''] = /^\/electricity-bill-payment\/([^/]+)(\/[^/]+)?$/.exec(path) ?? []
  const known = state && statesByOtherNames[state]
  const page = known && `/electricity-bill-payment/${known}${board}`
  return page && destinationAt(page) && page
}

/** A scheme is renamed now and then; its code stays. */
function schemeAt(path: string): string | undefined {
  const [, code] = new RegExp(`^${hubOf('schemes').path}/[^/]+/([^/]+)$`).exec(path) ?? []
  const scheme = schemes.find(each => each.code === code)
  return scheme && `${hubOf('schemes').path}/${scheme.slug}/${scheme.code}`
}

/** A route is described once, in the direction most people ask for: the way back is as long and stops at the same places. */
function wayBackAt(path: string): string | undefined {
  const routes = [...busRoutes, ...trainRoutes, ...domesticFlightRoutes, ...internationalFlightRoutes]
  const isAsked = ({ slug, path: there, from, to }: (typeof routes)[number]) =>
    path === there.replace(slug, `${to.slug}-to-${from.slug}`)
  return routes.find(isAsked)?.path
}
