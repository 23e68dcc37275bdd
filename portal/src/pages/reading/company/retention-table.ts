/** The retention periods, from the same rows by which upkeep deletes. */
import type { Bilingual, Locale } from '@chowk/catalog'
import { type Retention, retention } from '@chowk/services'
import type { TextTable } from '../../../content/markdown.ts'
import { wordsOf } from '../../../content/words.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const units = [
  { ms: 365 * dayMs, one: { en: 'year', hi: 'साल' }, many: { en: 'years', hi: 'साल' } },
  { ms: dayMs, one: { en: 'day', hi: 'दिन' }, many: { en: 'days', hi: 'दिन' } },
  { ms: minuteMs, one: { en: 'minute', hi: 'मिनट' }, many: { en: 'minutes', hi: 'मिनट' } },
] as const

export function retentionText({ retentionMs, span }: Retention): Bilingual {
  const unit = units.find(({ ms }) => retentionMs !== undefined && retentionMs % ms === 0)
  if (retentionMs === undefined || !unit) return span
  const count = retentionMs / unit.ms
  const { en, hi } = count === 1 ? unit.one : unit.many
  return { en: `${count} ${en} ${span.en}`, hi: `${count} ${hi} ${span.hi}` }
}

export const retentionTable = (locale: Locale): TextTable => ({
  ...wordsOf('retention')[locale],
  rows: Object.values<Retention>(retention).map(row =>
    [row.what, retentionText(row), row.why].map(cell => cell[locale]),
  ),
})
