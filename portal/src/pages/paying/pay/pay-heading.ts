import { type Biller, billerName } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { fill, wordsOf } from '../../../content/words.ts'

/** The page's heading: 'Pay BESCOM', 'Recharge with Airtel'. It uses a short name; the summary has the full one. */
export function payHeading(biller: Biller, locale: Locale): string {
  return fill(wordsOf('pay')[locale].heading[biller.category.flow], {
    name: billerName(biller, locale).replace(/ \(.*\)$/, ''),
  })
}
