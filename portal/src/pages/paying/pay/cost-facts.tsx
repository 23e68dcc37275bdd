import type { Cost } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { Fact } from '../../../ui/fact-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { payCopy } from './pay-copy.ts'

/** The amount, the fee and what both make on lines of their own, before anything is approved. */
export function costFacts({ amountPaise, feePaise, totalPaise }: Cost, locale: Locale): readonly Fact[] {
  const copy = payCopy[locale]
  return [
    { label: copy.amountToBiller, value: <Money paise={amountPaise} locale={locale} /> },
    { label: copy.fee, value: feePaise > 0 ? <Money paise={feePaise} locale={locale} /> : copy.noFee },
    { label: copy.total, value: <Money paise={totalPaise} locale={locale} /> },
  ]
}
