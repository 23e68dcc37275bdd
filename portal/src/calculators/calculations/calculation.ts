/** A calculator: the fields of its form, and the result of their values. Runs on the server and in the browser. */
import type { Bilingual } from '@chowk/catalog'
import type { CalculatorFields, ValuesOf } from '../form/fields.ts'
import type { Outcome } from '../outcome/outcome.ts'

export interface FormProblem {
  readonly field: string
  readonly message: Bilingual
}

/** A form that was read: the text of its fields, and either the result or the errors. */
export type CalculatorAnswer = { readonly typed: Readonly<Record<string, string>> } & (
  | { readonly outcome: Outcome }
  | { readonly problems: readonly FormProblem[] }
)

export interface Calculation {
  readonly fields: CalculatorFields
  /** Fields that were not sent have their initial values. */
  answer(sent: Readonly<Record<string, string>>): CalculatorAnswer
}

interface Definition<Fields extends CalculatorFields> {
  readonly fields: Fields
  /** Validates the fields together, once each is valid alone. */
  check?(values: ValuesOf<Fields>): FormProblem | undefined
  compute(values: ValuesOf<Fields>): Outcome
}

export function defineCalculation<const Fields extends CalculatorFields>(
  definition: Definition<Fields>,
): Calculation {
  const { fields, check, compute } = definition
  return {
    fields,
    answer(sent) {
      const entries = Object.entries(fields).map(
        ([name, field]) => [name, field, sent[name] ?? field.initial] as const,
      )
      const typed = Object.fromEntries(entries.map(([name, , text]) => [name, text]))
      const values: Record<string, unknown> = {}
      const problems: FormProblem[] = []
      for (const [name, field, text] of entries) {
        const reading = field.read(text)
        if ('problem' in reading) problems.push({ field: name, message: reading.problem })
        else values[name] = reading.value
      }
      if (problems.length > 0) return { typed, problems }
      const complete = values as ValuesOf<Fields>
      const conflict = check?.(complete)
      return conflict ? { typed, problems: [conflict] } : { typed, outcome: compute(complete) }
    },
  }
}
