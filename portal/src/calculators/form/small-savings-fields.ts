import { type Bilingual, periodText, rowToday, smallSavings } from '@chowk/catalog'
import { fillBilingual } from '../../content/fill.ts'
import { terms } from '../outcome/terms.ts'
import { percentText } from '../outcome/value-text.ts'
import words from './fields.json' with { type: 'json' }
import { choice, percent } from './fields.ts'

/** A scheme's rate field: it starts with the latest known rate and names the quarter for which it was notified. */
export function notifiedRate(scheme: keyof (typeof smallSavings.rows)[0]['value']) {
  const row = rowToday(smallSavings)
  const bps = row.value[scheme]
  const hint: Bilingual = fillBilingual(words.notifiedRate, {
    rate: percentText(bps),
    period: periodText(row),
  })
  return percent({ ...terms.interestRate, hint }, { initial: bps / 100, max: 15 })
}

/** When the deposits of a year are made; this decides from which month they earn interest. */
export const depositTiming = choice(words.depositTiming)
