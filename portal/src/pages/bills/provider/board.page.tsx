/** An electricity board's page: '/electricity-bill-payment/uttar-pradesh/madhyanchal-vidyut-vitran-nigam' and its kind. */
import { boardsCheckedOn, destinationAt } from '@chowk/catalog'
import { page } from '../../../page/page.ts'
import { answersIn, checkAnswers } from './biller-questions.ts'
import { type BoardFacts, BoardView, boardTrail } from './board-view.tsx'
import { boardWish } from './payment-wish.ts'
import { questionsOfBoard } from './questions-of.ts'

export const boardPage = page<BoardFacts>({
  pattern: '/electricity-bill-payment/:state/:board',
  checkedOn: () => boardsCheckedOn,
  screenName: 'provider',
  verticalName: 'recharge_and_bills',
  load: ({ path }) => findBoard(path),
  head: (facts, { locale }) => ({
    title: facts.board.title[locale],
    description: facts.board.summary[locale],
    breadcrumbs: boardTrail(facts, locale),
    current: facts.board.short[locale],
  }),
  View: BoardView,

  // By POST, since what is typed here is personal and must not stand in an address.
  async act({ path, locale, form }) {
    const facts = findBoard(path)
    if (!facts) return { redirect: path }
    const questions = questionsOfBoard(facts.board, locale)
    const values = answersIn(questions, form)
    const errors = checkAnswers(questions, values, locale)
    if (errors.length === 0) return { wish: boardWish(facts.board, questions, values) }
    return { facts: { ...facts, submitted: { values, errors } }, status: 422 }
  },
})

function findBoard(path: string): BoardFacts | undefined {
  const found = destinationAt(path)
  if (found?.kind !== 'board') return undefined
  const { category, provider, board } = found
  return { category, state: provider, board }
}
