import type { Locale } from '@chowk/shell'

const dayMs = 24 * 60 * 60_000

/** How many days are left to pay a bill; both are days in India, as 2026-11-15. */
export function dueWords(dueDate: string, today: string, locale: Locale): string {
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / dayMs)
  const words = copy[locale]
  if (days === 0) return words.today
  return days > 0 ? words.left(days) : words.late(-days)
}

const copy = {
  en: {
    today: 'due today',
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  },
  hi: {
    today: 'आज आख़िरी दिन',
    left: (days: number) => `${days} दिन बचे हैं`,
    late: (days: number) => `${days} दिन की देरी`,
  },
} as const satisfies Record<Locale, object>
