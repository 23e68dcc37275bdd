/** What is known of a saved account in one line, the same wherever the account is shown. */
import { dayInIndia, formatPaise } from '@chowk/catalog'
import type { DueState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatShortDay } from '../../../account/dates.ts'

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
      return { text: isLate ? words.planEnded(day) : words.planEnds(day), isLate }
    }
    case 'paid':
      return {
        text: words.paid(formatShortDay(dayInIndia(about.lastPaid.at.getTime()), locale)),
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
    due: (amount: string, days: number) =>
      days < 0
        ? `${amount}, ${days === -1 ? '1 day' : `${-days} days`} late`
        : days === 0
          ? `${amount} due today`
          : `${amount} due in ${days === 1 ? '1 day' : `${days} days`}`,
    planEnds: (day: string) => `Plan ends on ${day}`,
    planEnded: (day: string) => `Plan ended on ${day}`,
    paid: (day: string) => `Paid on ${day}`,
    states: {
      'paid-elsewhere': 'Paid elsewhere',
      nothing: 'Nothing due',
      unasked: 'We are asking what is due',
      unused: 'Not paid here for six months, so we do not ask',
    },
    faults: {
      'makes-no-sense': 'The biller’s answer makes no sense. We will ask again.',
      'other-name': 'The biller names another customer. Check the number with them before you pay.',
      'long-past': 'The biller names a date long past. Check with them before you pay.',
      'unknown-account': 'The biller no longer knows this number. Check it with them.',
      'no-answer': 'The biller has not answered for a while. We keep asking.',
    },
  },
  hi: {
    due: (amount: string, days: number) =>
      days < 0
        ? `${amount}, ${-days} दिन की देरी`
        : days === 0
          ? `${amount}, आज आख़िरी दिन`
          : `${amount}, ${days} दिन बचे हैं`,
    planEnds: (day: string) => `प्लान ${day} तक`,
    planEnded: (day: string) => `प्लान ${day} को ख़त्म हुआ`,
    paid: (day: string) => `${day} को चुकाया`,
    states: {
      'paid-elsewhere': 'कहीं और चुकाया गया',
      nothing: 'कुछ बाक़ी नहीं',
      unasked: 'हम पूछ रहे हैं कि क्या बाक़ी है',
      unused: 'छह महीने से यहाँ नहीं चुकाया, इसलिए हम नहीं पूछते',
    },
    faults: {
      'makes-no-sense': 'कंपनी का जवाब समझ में नहीं आया। हम फिर पूछेंगे।',
      'other-name': 'कंपनी किसी और ग्राहक का नाम बताती है। चुकाने से पहले उनसे नंबर जाँच लें।',
      'long-past': 'कंपनी बहुत पुरानी तारीख़ बताती है। चुकाने से पहले उनसे पूछ लें।',
      'unknown-account': 'कंपनी अब इस नंबर को नहीं पहचानती। उनसे जाँच लें।',
      'no-answer': 'कंपनी से कुछ समय से जवाब नहीं आया। हम पूछते रहेंगे।',
    },
  },
} as const satisfies Record<Locale, object>
