import { type Biller, type Locale, nameIn } from '@chowk/catalog'
import { payCopy } from './pay-copy.ts'

/** In electricity the biller is the board, not the state its page is about. */
export function billerName({ board, provider }: Biller, locale: Locale): string {
  return nameIn(locale, board ?? provider)
}

/** The page's heading: 'Pay BESCOM', 'Recharge with Airtel'. One name is enough here; the summary has the others. */
export function payHeading(biller: Biller, locale: Locale): string {
  return payCopy[locale].heading[biller.category.flow](billerName(biller, locale).replace(/ \(.*\)$/, ''))
}
