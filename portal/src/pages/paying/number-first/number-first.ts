/** Submits a form with the number first. The answer is the provider's page, or the form again with its errors. */
import type { Category, Locale } from '@chowk/catalog'
import { href } from '../../../ui/link.ts'
import { checkBillerFields } from '../../bills/provider/biller-field.ts'
import { fieldIn } from '../../bills/provider/questions-of.ts'

/** The input before a provider was chosen. */
export interface SubmittedNumber {
  readonly category: Category
  readonly typed: string
  /** The form was sent without an operator. */
  readonly isOperatorMissing: boolean
  /** A form that is shown again for its operator reports the number's error, too. */
  readonly numberError?: string | undefined
}

/** No number is longer; pasted text may be. */
const maxTypedLength = 48

type Form = Readonly<Record<string, string | undefined>>

export function submitNumber(category: Category, form: Form, locale: Locale) {
  const provider = category.providers.find(({ slug }) => slug === form.provider)
  if (provider) return { redirect: href(provider.path, locale), withForm: true } as const
  const [number] = category.parameters
  const typed = (form[number?.name ?? ''] ?? '').slice(0, maxTypedLength)
  const sent: SubmittedNumber = { category, typed, isOperatorMissing: form.provider !== undefined }
  // The search sends the number alone: no operator is missing yet.
  if (!sent.isOperatorMissing) return { sent }
  const [wrong] = number ? checkBillerFields([fieldIn(locale, number)], { [number.name]: typed }, locale) : []
  return { sent: { ...sent, numberError: wrong?.message }, status: 422 }
}
