import { type Biller, billerName, type Locale } from '@chowk/catalog'
import { payCopy } from './pay-copy.ts'

/** The page's heading: 'Pay BESCOM', 'Recharge with Airtel'. One name is enough here; the summary has the others. */
export function payHeading(biller: Biller, locale: Locale): string {
  return payCopy[locale].heading[biller.category.flow](billerName(biller, locale).replace(/ \(.*\)$/, ''))
}
