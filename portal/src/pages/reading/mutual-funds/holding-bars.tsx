/** A category's holding rule as bars: the required share, and the allowed one. */

import type { Locale } from '@chowk/shell'
import type { DocumentOf } from '../../../content/kinds.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import styles from './holding-bars.module.css'

const copy = wordsOf('holdingBars')

type Holding = NonNullable<DocumentOf<'mutual-funds/categories'>['holdings']>[number]

export function HoldingBars({ holdings }: { readonly holdings: readonly Holding[] }) {
  const locale = useLocale()
  return (
    <figure className={styles.bars}>
      <figcaption>{copy[locale].title}</figcaption>
      <dl>
        {holdings.map(holding => (
          <div key={holding.what} className={styles.holding}>
            <dt>{holding.what}</dt>
            <dd>
              {limitsIn(locale, holding)}
              <Bar from={holding.from} to={maxShareOf(holding, holdings)} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function limitsIn(locale: Locale, { from, to }: Holding): string {
  const words = copy[locale]
  if (to !== undefined) return fill(words.between, { from, to })
  return from === 0 ? words.free : fill(words.atLeast, { from })
}

/** The required shares of the others limit this one. */
function maxShareOf(holding: Holding, all: readonly Holding[]): number {
  const taken = all.reduce((sum, other) => (other === holding ? sum : sum + other.from), 0)
  return holding.to ?? 100 - taken
}

function Bar({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width="100" height="8" />
      <rect className={styles.may} width={to} height="8" />
      <rect className={styles.must} width={from} height="8" />
    </svg>
  )
}
