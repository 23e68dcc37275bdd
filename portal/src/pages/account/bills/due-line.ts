/** The state of a saved account in one line, the same wherever the account is shown. */
import { dayInIndia, formatPaise } from '@chowk/catalog'
import type { DueState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatShortDay } from '../../../account/dates.ts'
import { countText, fill, wordsOf } from '../../../content/words.ts'

const dayMs = 24 * 60 * 60_000

export function dueLine(dueState: DueState, locale: Locale, today: string = dayInIndia()) {
  const copy = wordsOf('dueLine')[locale]
  switch (dueState.state) {
    case 'due': {
      const { amountPaise, dueDate } = dueState.due
      const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / dayMs)
      const amount = formatPaise(amountPaise, locale)
      if (days < 0) return { text: countText(copy.due.late, -days, { amount }), isLate: true }
      const text = days === 0 ? fill(copy.due.today, { amount }) : countText(copy.due.soon, days, { amount })
      return { text, isLate: false }
    }
    case 'plan': {
      const day = formatShortDay(dueState.due.dueDate, locale)
      const isLate = dueState.due.dueDate < today
      return { text: isLate ? fill(copy.planEnded, { day }) : fill(copy.planEnds, { day }), isLate }
    }
    case 'paid': {
      const day = formatShortDay(dayInIndia(dueState.lastPaid.at.getTime()), locale)
      return { text: fill(copy.paid, { day }), isLate: false }
    }
    case 'fault':
      return { text: copy.faults[dueState.fault], isLate: false }
    default:
      return { text: copy.states[dueState.state], isLate: false }
  }
}
