/** What a form that asks for the number first leads to: the provider's page, or the form again with what is wrong. */
import type { Category, Locale } from '@chowk/catalog'
import { href } from '../../../ui/link.ts'
import { checkFields } from '../../bills/provider/biller-field.ts'
import { fieldIn } from '../../bills/provider/questions-of.ts'

/** What was typed before its provider was chosen. */
export interface NumberSent {
  readonly category: Category
  readonly typed: string
  /** Sent without saying whose the number is. */
  readonly isMissing: boolean
  /** A form that comes back for its operator reports the number's error, too. */
  readonly fault?: string | undefined
}

/** No number is longer; what was pasted by mistake may be. */
const longestTyped = 48

type Form = Readonly<Record<string, string | undefined>>

export function afterNumber(category: Category, form: Form, locale: Locale) {
  const provider = category.providers.find(({ slug }) => slug === form.provider)
  if (provider) return { redirect: href(provider.path, locale), withForm: true } as const
  const [number] = category.parameters
  const typed = (form[number?.name ?? ''] ?? '').slice(0, longestTyped)
  const sent: NumberSent = { category, typed, isMissing: form.provider !== undefined }
  // The search asks with the number alone: nobody has forgotten anything yet.
  if (!sent.isMissing) return { sent }
  const [wrong] = number ? checkFields([fieldIn(locale, number)], { [number.name]: typed }, locale) : []
  return { sent: { ...sent, fault: wrong?.message }, status: 422 }
}
