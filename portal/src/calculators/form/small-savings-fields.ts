import { type Bilingual, periodText, rowToday, smallSavings } from '@chowk/catalog'
import type { DepositTiming } from '../arithmetic/small-savings.ts'
import { percentText } from '../outcome/value-text.ts'
import { choice } from './fields.ts'

/** The initial value of a scheme's rate field, the latest known rate, and the quarter for which it was notified. */
export function notifiedRate(scheme: keyof (typeof smallSavings.rows)[0]['value']): {
  readonly hint: Bilingual
  readonly initial: number
} {
  const row = rowToday(smallSavings)
  const bps = row.value[scheme]
  const { en, hi } = periodText(row)
  return {
    hint: { en: `${percentText(bps)} was notified for ${en}`, hi: `${hi} के लिए ${percentText(bps)} अधिसूचित` },
    initial: bps / 100,
  }
}

/** When the deposits of a year are made; this decides from which month they earn interest. */
export const depositTiming = choice<DepositTiming>('Deposit made', 'जमा कब', [
  { value: 'yearly', label: { en: 'Once, by 5 April', hi: 'एक बार, 5 अप्रैल तक' } },
  { value: 'monthly', label: { en: 'Every month, by the 5th', hi: 'हर महीने, 5 तारीख़ तक' } },
])
