/**
 * A field of an account form as data: its label, and the rules for its answer. The server sends both to the browser, which
 * validates by the same rules before it sends the form.
 */

import { parseRupees, type RupeesProblem } from '../../money/money.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import type { Option } from '../../ui/select.tsx'

export type FormField = {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly rules: readonly FieldRule[]
} & Control

type Control =
  | {
      readonly kind: 'text'
      readonly type?: 'text' | 'tel'
      readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel'
      readonly autoComplete?: string
      readonly prefix?: string
      readonly takesFocus?: boolean
    }
  | { readonly kind: 'area' }
  | { readonly kind: 'select'; readonly options: readonly Option[]; readonly placeholder?: string }
  | { readonly kind: 'choices'; readonly options: readonly Option[] }

export type FieldRule =
  /** A regular expression that must match the trimmed input. */
  | { readonly pattern: string; readonly message: string }
  | (AmountRange & { readonly messages: Readonly<Record<TypedAmountFault, string>> })

export const required = (message: string): FieldRule => ({ pattern: '\\S', message })
export const minLength = (length: number, message: string) => ({ pattern: `^[^]{${length},}$`, message })
export const maxLength = (length: number, message: string) => ({ pattern: `^[^]{0,${length}}$`, message })

export type Answers = Readonly<Record<string, string>>

/** At most one error for each field: that of the first rule it breaks. */
export function checkForm(fields: readonly FormField[], answers: Answers): FieldError[] {
  return fields.flatMap(({ name, rules }) => {
    const answer = (answers[name] ?? '').trim()
    const message = rules.map(rule => brokenRule(rule, answer)).find(found => found !== undefined)
    return message === undefined ? [] : [{ field: name, message }]
  })
}

function brokenRule(rule: FieldRule, answer: string): string | undefined {
  if ('pattern' in rule) return new RegExp(rule.pattern, 'u').test(answer) ? undefined : rule.message
  const fault = typedAmountFault(answer, rule)
  return fault && rule.messages[fault]
}

type TypedAmountFault = RupeesProblem | 'too-small' | 'too-much'

type AmountRange = { readonly minPaise: number; readonly maxPaise: number }

export function typedAmountFault(text: string, { minPaise, maxPaise }: AmountRange) {
  const parsed = parseRupees(text)
  if ('problem' in parsed) return parsed.problem
  if (parsed.paise < minPaise) return 'too-small'
  return parsed.paise > maxPaise ? 'too-much' : undefined
}
