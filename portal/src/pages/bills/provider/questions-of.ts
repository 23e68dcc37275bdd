/** Server only: the fields of a provider of the catalogue, in one language. */
import { type BillerParameter, type Board, billers, type Locale, nameIn, type Provider } from '@chowk/catalog'
import type { PaymentIntent } from '@chowk/services'
import type { ActionResult, Submission } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { type BillerField, type FieldValues, readValue } from './biller-field.ts'
import { answersIn, type BillerQuestions, checkAnswers, fieldsFor } from './biller-questions.ts'

/** The input after 'Proceed', here or on the home page, with its errors. */
export interface SubmittedForm {
  readonly submitted?: {
    readonly values: FieldValues
    readonly errors: readonly FieldError[]
  }
}

const boardLabel = { en: 'Electricity board', hi: 'बिजली बोर्ड' }

/** A board asks for its own fields, because its page names the board already. */
export function questionsOf(place: Provider | Board, locale: Locale): BillerQuestions {
  const { parameters } = place
  const boards = boardsOf(place)
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

export function fieldIn(locale: Locale, parameter: BillerParameter): BillerField {
  const { name, type, inputMode, allowed, pattern, minLength, maxLength, optional = false } = parameter
  const words = {
    label: parameter.label[locale],
    hint: parameter.hint[locale],
    remedy: parameter.error[locale],
  }
  return { name, type, inputMode, allowed, pattern, minLength, maxLength, optional, ...words }
}

/** Server only: the payment intent of a valid form of a provider's or a board's page. */
export function paymentIntent(
  place: Provider | Board,
  questions: BillerQuestions,
  values: FieldValues,
): PaymentIntent {
  const slug = questions.boards ? values.board : boardsOf(place)[0]?.slug
  const biller = billers.find(
    ({ provider, board }) => board === place || (provider === place && board?.slug === slug),
  )
  if (!biller) throw new Error(`Nobody is paid through ${place.path} with the board ${slug}.`)
  const typed = fieldsFor(questions, values.board ?? '').map(
    field => [field.name, readValue(field, values[field.name] ?? '')] as const,
  )
  return { billerId: biller.id, parameters: Object.fromEntries(typed.filter(([, value]) => value !== '')) }
}

const boardsOf = (place: Provider | Board) => ('boards' in place && place.boards) || []

/** Answers the form of such a page, which is sent by POST, because the input must not be in an address. */
export function submitBillerForm<Facts extends SubmittedForm>(
  facts: Facts,
  place: Provider | Board,
  { form, locale }: Submission & { readonly locale: Locale },
): ActionResult<Facts> {
  const questions = questionsOf(place, locale)
  const values = answersIn(questions, form)
  const problems = checkAnswers(questions, values, locale)
  // From here on the answer is for one person.
  if (problems.length === 0) return { intent: paymentIntent(place, questions, values) }
  // The home page's panel has fewer fields: the others are asked for now, without an error.
  const errors = problems.filter(({ field }) => values[field] !== undefined)
  return { facts: { ...facts, submitted: { values, errors } }, status: errors.length > 0 ? 422 : 200 }
}
