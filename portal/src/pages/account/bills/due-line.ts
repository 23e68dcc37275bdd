/** The state of a saved account in one line, the same wherever the account is shown. */
import { dayInIndia, formatPaise } from '@chowk/catalog'
import type { DueState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatShortDay } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'

export interface DueLine {
  readonly text: string
  readonly isLate: boolean
}

const dayMs = 24 * 60 * 60_000

export function dueLine(about: DueState, locale: Locale, today: string = dayInIndia()): DueLine {
  const words = copy[locale]
  switch (about.state) {
    case 'due': {
      const { amountPaise, dueDate } = about.due
      const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / dayMs)
      return { text: words.due(formatPaise(amountPaise, locale), days), isLate: days < 0 }
    }
    case 'plan': {
      const day = formatShortDay(about.due.dueDate, locale)
      const isLate = about.due.dueDate < today
      return { text: isLate ? fill(words.planEnded, { day }) : fill(words.planEnds, { day }), isLate }
    }
    case 'paid':
      return {
        text: fill(words.paid, { day: formatShortDay(dayInIndia(about.lastPaid.at.getTime()), locale) }),
        isLate: false,
      }
    case 'fault':
      return { text: words.faults[about.fault], isLate: false }
    default:
      return { text: words.states[about.state], isLate: false }
  }
}

const copy = {
  en: {
    ...wordsOf('dueLine').en,
    due: (amount: string, days: number) =>
      days < 0
        ? `${amount}, ${days === -1 ? '1 day' : `${-days} days`} late`
        : days === 0
          ? `${amount} due today`
          : `${amount} due in ${days === 1 ? '1 day' : `${days} days`}`,
  },
  hi: {
    ...wordsOf('dueLine').hi,
    due: (amount: string, days: number) =>
      days < 0
        ? `${amount}, ${-days} दिन की देरी`
        : days === 0
          ? `${amount}, आज आख़िरी दिन`
          : `${amount}, ${days} दिन बचे हैं`,
  },
} as const satisfies Record<Locale, object>
