/** Server side: what a good form of a provider's page asks to pay. */
import { type Biller, type Board, billers, type Provider } from '@chowk/catalog'
import type { PaymentWish } from '@chowk/services'
import { type FieldValues, readValue } from './biller-field.ts'
import { type BillerQuestions, fieldsFor } from './biller-questions.ts'

export function paymentWish(
  provider: Provider,
  questions: BillerQuestions,
  values: FieldValues,
): PaymentWish {
  const slug = questions.boards ? values.board : provider.boards?.[0]?.slug
  const biller = billers.find(each => each.provider === provider && each.board?.slug === slug)
  if (!biller) throw new Error(`Nobody is paid through ${provider.path} with the board ${slug}.`)
  return wishFor(biller, questions, values)
}

export function boardWish(board: Board, questions: BillerQuestions, values: FieldValues): PaymentWish {
  const biller = billers.find(each => each.board === board)
  if (!biller) throw new Error(`Nobody is paid through ${board.path}.`)
  return wishFor(biller, questions, values)
}

function wishFor({ id }: Biller, questions: BillerQuestions, values: FieldValues): PaymentWish {
  const typed = fieldsFor(questions, values.board ?? '').map(
    field => [field.name, readValue(field, values[field.name] ?? '')] as const,
  )
  return { billerId: id, parameters: Object.fromEntries(typed.filter(([, value]) => value !== '')) }
}
