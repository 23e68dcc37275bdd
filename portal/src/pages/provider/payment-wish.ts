/** Server side: what a good form of a provider's page asks to pay. */
import { billers, type Provider } from '@chowk/catalog'
import type { PaymentWish } from '@chowk/services'
import { type FieldValues, readValue } from './biller-field.ts'
import { type BillerQuestions, fieldsFor } from './biller-questions.ts'

export function paymentWish(
  provider: Provider,
  questions: BillerQuestions,
  values: FieldValues,
): PaymentWish {
  const board = questions.boards ? values.board : provider.boards?.[0]?.slug
  const biller = billers.find(each => each.provider === provider && each.board?.slug === board)
  if (!biller) throw new Error(`Nobody is paid through ${provider.path} with the board ${board}.`)
  const typed = fieldsFor(questions, values.board ?? '').map(
    field => [field.name, readValue(field, values[field.name] ?? '')] as const,
  )
  return { billerId: biller.id, parameters: Object.fromEntries(typed.filter(([, value]) => value !== '')) }
}
