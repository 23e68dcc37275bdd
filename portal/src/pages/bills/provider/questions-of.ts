/** Server only: the fields of a provider of the catalogue, in one language. */
import {
  type Biller,
  type BillerParameter,
  type Board,
  billers,
  type Locale,
  nameIn,
  type Provider,
} from '@chowk/catalog'
import type { PaymentIntent } from '@chowk/services'
import { type BillerField, type FieldValues, readValue } from './biller-field.ts'
import { type BillerQuestions, fieldsFor } from './biller-questions.ts'

const boardLabel = { en: 'Electricity board', hi: 'बिजली बोर्ड' }

export function questionsOf({ boards = [], parameters }: Provider, locale: Locale): BillerQuestions {
  const inLocale = (own: readonly BillerParameter[]) => own.map(parameter => fieldIn(locale, parameter))
  const parameterLists = boards.map(board => board.parameters)
  // Before a board is chosen the form takes the numbers of all of them.
  const [widest = parameters] = parameterLists.toSorted((one, other) => longest(other) - longest(one))
  const shared = parameterLists.every(own => isLabelledAs(own, widest)) ? widest : parameters
  if (boards.length <= 1) return { fields: inLocale(shared) }
  const own = boards.filter(board => !asksTheSame(board.parameters, shared))
  return {
    fields: inLocale(shared),
    boards: {
      label: boardLabel[locale],
      options: boards.map(board => ({ value: board.slug, label: nameIn(locale, board) })),
      fields: Object.fromEntries(own.map(board => [board.slug, inLocale(board.parameters)])),
    },
  }
}

const longest = ([number]: readonly BillerParameter[]): number => number?.maxLength ?? 0

const isLabelledAs = (one: readonly BillerParameter[], other: readonly BillerParameter[]): boolean =>
  one.length === other.length && one.every(({ label }, index) => label.en === other[index]?.label.en)

/** Boards may ask for the same number under other names or with other lengths. */
const asksTheSame = (one: readonly BillerParameter[], other: readonly BillerParameter[]): boolean =>
  isLabelledAs(one, other) && one.every(({ hint }, index) => hint.en === other[index]?.hint.en)

/** For a board's own page, where the board is known. */
export function questionsOfBoard({ parameters }: Board, locale: Locale): BillerQuestions {
  return { fields: parameters.map(parameter => fieldIn(locale, parameter)) }
}

export function fieldIn(locale: Locale, parameter: BillerParameter): BillerField {
  const { name, type, inputMode, allowed, pattern, minLength, maxLength, optional = false } = parameter
  const words = {
    label: parameter.label[locale],
    hint: parameter.hint[locale],
    remedy: parameter.error[locale],
  }
  return { name, type, inputMode, allowed, pattern, minLength, maxLength, optional, ...words }
}

/** Server only: the payment intent of a valid form of a provider's page. */
export function paymentIntent(provider: Provider, questions: BillerQuestions, values: FieldValues) {
  const slug = questions.boards ? values.board : provider.boards?.[0]?.slug
  const biller = billers.find(each => each.provider === provider && each.board?.slug === slug)
  if (!biller) throw new Error(`Nobody is paid through ${provider.path} with the board ${slug}.`)
  return intentFor(biller, questions, values)
}

export function boardIntent(board: Board, questions: BillerQuestions, values: FieldValues): PaymentIntent {
  const biller = billers.find(each => each.board === board)
  if (!biller) throw new Error(`Nobody is paid through ${board.path}.`)
  return intentFor(biller, questions, values)
}

function intentFor({ id }: Biller, questions: BillerQuestions, values: FieldValues): PaymentIntent {
  const typed = fieldsFor(questions, values.board ?? '').map(
    field => [field.name, readValue(field, values[field.name] ?? '')] as const,
  )
  return { billerId: id, parameters: Object.fromEntries(typed.filter(([, value]) => value !== '')) }
}
