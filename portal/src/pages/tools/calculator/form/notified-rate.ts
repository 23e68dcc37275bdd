/** What a rate field of a small savings scheme starts with: the latest rate we know, and the quarter it was notified for. */
import { type Bilingual, latestRow, periodText, type SmallSavingsRates, smallSavings } from '@chowk/catalog'
import { percentText } from '../outcome/value-text.ts'

export function notifiedRate(scheme: keyof SmallSavingsRates): {
  readonly hint: Bilingual
  readonly initial: number
} {
  const row = latestRow(smallSavings)
  const bps = row.value[scheme]
  const { en, hi } = periodText(row)
  return {
    hint: { en: `${percentText(bps)} was notified for ${en}`, hi: `${hi} के लिए ${percentText(bps)} अधिसूचित` },
    initial: bps / 100,
  }
}
