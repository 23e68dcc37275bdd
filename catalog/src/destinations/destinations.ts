import { categories } from '../categories/categories.ts'
import type { Category } from '../categories/category.ts'
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

/** Every page that the data implies, with its English paths and links. */
export const destinations = buildDestinations(categories)

const byPath = new Map(destinations.map(destination => [destination.path, destination]))

/** The page at a path, as English paths name it ('/gas-bill-payment', also for the Hindi page). */
export const destinationAt = (path: string): Destination | undefined => byPath.get(path)
