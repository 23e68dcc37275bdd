/** What a service's form was sent: read as people type it, and what is wrong with it. Runs on the server alone. */
import type { Bilingual, BillerParameter } from '@chowk/catalog'
import { latinDigits } from '../../money/money.ts'

/** By field name: as typed, or as read. */
export type Answers = Readonly<Record<string, string>>

export interface Problem {
  readonly field: string
  readonly message: Bilingual
}

/** What was typed into this form, and nothing else a request may carry. */
export function typedInto(fields: readonly BillerParameter[], form: Answers): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, form[name] ?? '']))
}

export function readAnswers(fields: readonly BillerParameter[], typed: Answers): Answers {
  return Object.fromEntries(fields.map(field => [field.name, readAnswer(field, typed[field.name] ?? '')]))
}

/** Spaces, commas and signs that people add for reading are not part of a number, nor is India's code of a mobile's. */
function readAnswer({ allowed, inputMode }: BillerParameter, typed: string): string {
  const text = latinDigits(typed).trim()
  if (allowed === 'name') return text.replace(/\s+/g, ' ')
  if (allowed !== 'digits') return text
  const digits = text.replace(/^(?:₹|rs\.?|रु\.?)|\/-$|[\s,-]/gi, '')
  return inputMode === 'tel' ? digits.replace(/^(?:\+91|91|0)(?=\d{10}$)/, '') : digits
}

/** What is wrong with answers that have been read. */
export function checkAnswers(fields: readonly BillerParameter[], answers: Answers): Problem[] {
  return fields.flatMap(field => {
    const message = problemWith(field, answers[field.name] ?? '')
    return message ? [{ field: field.name, message }] : []
  })
}

function problemWith(field: BillerParameter, answer: string): Bilingual | undefined {
  if (answer === '') return field.optional ? undefined : says(field, { en: 'is empty', hi: 'ख़ाली है' })
  if (new RegExp(`^(?:${field.pattern})$`, 'v').test(answer)) return undefined
  const hasFixedLength = field.minLength === field.maxLength
  if (hasFixedLength && /^\d+$/.test(answer) && answer.length !== field.maxLength)
    return says(field, { en: `has ${answer.length} digits`, hi: `में ${answer.length} अंक हैं` })
  return says(field, { en: 'is not in the right form', hi: 'सही रूप में नहीं है' })
}

/** What happened, then what to do. */
const says = ({ label, error }: BillerParameter, what: Bilingual): Bilingual => ({
  en: `${label.en} ${what.en}. ${error.en}`,
  hi: `“${label.hi}” ${what.hi}। ${error.hi}`,
})
