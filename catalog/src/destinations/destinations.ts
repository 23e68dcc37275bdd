import { categories } from '../categories/categories.ts'
import type { Category } from '../categories/category.ts'
import { type Locale, nameIn, pathIn } from '../language.ts'
import { linkIn } from '../links.ts'
import type { Destination } from './destination.ts'
import { moneyDestinations } from './money-destinations.ts'
import { pageDestinations } from './page-destinations.ts'
import { paymentDestinations } from './payment-destinations.ts'
import { travelDestinations } from './travel-destinations.ts'

/** Every page for a given set of categories: a provider added to one of them is here by that alone. */
export const buildDestinations = (from: readonly Category[]): readonly Destination[] => [
  ...paymentDestinations(from),
  ...travelDestinations,
  ...moneyDestinations,
  ...pageDestinations,
]

const inLocale = (destination: Destination, locale: Locale): Destination => ({
  ...destination,
  name: nameIn(locale, destination),
  path: pathIn(locale, destination.path),
  link: linkIn(locale, destination.link),
  parent: pathIn(locale, destination.parent),
})

const english = buildDestinations(categories)

const all: Readonly<Record<Locale, readonly Destination[]>> = {
  en: english,
  hi: english.map(destination => inLocale(destination, 'hi')),
}

/** Every page that the data implies, with its paths, links and name in a language. */
export const destinations = (locale: Locale): readonly Destination[] => all[locale]

const byPath = new Map(english.map(destination => [destination.path, destination]))

/** The page at a path, as English paths name it ('/gas-bill-payment', also for the Hindi page). */
export const destinationAt = (path: string): Destination | undefined => byPath.get(path)
