/** How long what is kept, from the very rows by which upkeep takes it away. */
import type { Bilingual } from '@chowk/catalog'
import { type Retention, retention } from '@chowk/services'
import type { RichSection } from '../../../ui/text-section.tsx'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const units = [
  { ms: 365 * dayMs, one: { en: 'year', hi: 'साल' }, many: { en: 'years', hi: 'साल' } },
  { ms: dayMs, one: { en: 'day', hi: 'दिन' }, many: { en: 'days', hi: 'दिन' } },
  { ms: minuteMs, one: { en: 'minute', hi: 'मिनट' }, many: { en: 'minutes', hi: 'मिनट' } },
] as const

export function howLong({ keptMs, span }: Retention): Bilingual {
  const unit = units.find(({ ms }) => keptMs !== undefined && keptMs % ms === 0)
  if (keptMs === undefined || !unit) return span
  const count = keptMs / unit.ms
  const { en, hi } = count === 1 ? unit.one : unit.many
  return { en: `${count} ${en} ${span.en}`, hi: `${count} ${hi} ${span.hi}` }
}

export const kept: RichSection = {
  heading: { en: 'How long we keep what', hi: 'हम क्या कब तक रखते हैं' },
  paragraphs: [
    {
      en: 'What has had its time is deleted by itself. What the law makes us keep stays, even if you leave.',
      hi: 'समय पूरा होने पर चीज़ें अपने-आप मिट जाती हैं। क़ानून जो रखने को कहता है वह आपके जाने पर भी रहता है।',
    },
  ],
  table: {
    caption: { en: 'What is kept, how long and why', hi: 'क्या, कब तक और क्यों रखा जाता है' },
    columns: [
      { en: 'What', hi: 'क्या' },
      { en: 'How long', hi: 'कब तक' },
      { en: 'Why', hi: 'क्यों' },
    ],
    rows: Object.values<Retention>(retention).map(row => [row.what, howLong(row), row.why]),
  },
}
