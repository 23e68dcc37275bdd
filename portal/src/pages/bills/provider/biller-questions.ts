/**
 * The fields of a provider's page and, where it has several billers, the choice between them. Each biller may have
 * its own fields. The server and the browser validate the answers here.
 */
import type { Locale } from '@chowk/catalog'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { type BillerField, checkBillerFields, type FieldValues } from './biller-field.ts'

/** A type, not an interface: the form has it among its props, which must be JSON. */
export type BillerQuestions = {
  readonly fields: readonly BillerField[]
  readonly boards?: {
    readonly label: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
    /** The fields of each board that differ from `fields`. */
    readonly fields: Readonly<Record<string, readonly BillerField[]>>
  }
}

const noBoard = {
  en: 'No electricity board is chosen, and each keeps its own accounts. Choose the one named on your bill.',
  hi: 'बिजली बोर्ड चुनें, वही जिसका नाम आपके बिल पर है।',
}

/** The fields to show once a board is chosen; before that, those of the category. */
export function fieldsFor({ fields, boards }: BillerQuestions, board: string): readonly BillerField[] {
  const own = boards && Object.hasOwn(boards.fields, board) ? boards.fields[board] : undefined
  return own ?? fields
}

/** The values of this form's fields; anything else in the request is dropped. */
export function answersIn(questions: BillerQuestions, form: FieldValues): FieldValues {
  const names = fieldsFor(questions, form.board ?? '').map(field => field.name)
  if (questions.boards) names.push('board')
  return Object.fromEntries(names.flatMap(name => (form[name] === undefined ? [] : [[name, form[name]]])))
}

export function checkAnswers(questions: BillerQuestions, answers: FieldValues, locale: Locale): FieldError[] {
  const board = answers.board ?? ''
  const isKnown = !questions.boards || questions.boards.options.some(option => option.value === board)
  const boardErrors = isKnown ? [] : [{ field: 'board', message: noBoard[locale] }]
  return [...boardErrors, ...checkBillerFields(fieldsFor(questions, board), answers, locale)]
}
