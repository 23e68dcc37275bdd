/** What a service's form was sent, and what is wrong with it. Runs on the server alone. */
import type { Bilingual, BillerParameter } from '@chowk/catalog'

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

export function readAnswers(typed: Answers): Answers {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
}

/** What is wrong with answers that have been read. */
export function checkAnswers(fields: readonly BillerParameter[], answers: Answers): Problem[] {
  return fields.flatMap(field => {
    const message = problemWith(field, answers[field.name] ?? '')
    return message ? [{ field: field.name, message }] : []
  })
}

function problemWith(field: BillerParameter, answer: string): Bilingual | undefined {
  if (answer === '') return says(field, { en: 'is empty', hi: 'खाली है' })
  if (new RegExp(`^(?:${field.pattern})$`, 'v').test(answer)) return undefined
  return says(field, { en: 'is not in the right form', hi: 'सही रूप में नहीं है' })
}

/** What happened, then what to do. */
const says = ({ label, error }: BillerParameter, what: Bilingual): Bilingual => ({
  en: `${label.en} ${what.en}. ${error.en}`,
  hi: `“${label.hi}” ${what.hi}। ${error.hi}`,
})
