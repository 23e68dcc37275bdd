import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { change, row, runTogether, type Steps, write } from './command.ts'

const query = (sql: string) => ({
  compile: () => ({ sql, parameters: [] }) as unknown as CompiledQuery<string>,
})

/** Returns the batches that are sent, and the result. Each query is answered with its own text in capitals. */
function runSteps<Result>(
  steps: Steps<Result>,
  handedOver: string[] = [],
): { handedOver: string[]; ended: Result } {
  let step = steps.next()
  while (!step.done) {
    const { queries, needsResults: isAnswered } = step.value
    handedOver.push(queries.map(({ sql }) => sql).join(', ') + (isAnswered ? '?' : ''))
    const answers = queries.map(({ sql }) => ({ rows: [sql.toUpperCase()], affected: sql.length }))
    step = steps.next(isAnswered ? answers : [])
  }
  return { handedOver, ended: step.value }
}

function* twoAfterAnother(name: string): Steps<string> {
  const first = yield* row(query(`${name}1`))
  yield* write(query(`${name} kept`))
  return `${first} ${yield* row(query(`${name}2`))}`
}

function* refusingAfter(questions: number, reason: string): Steps<void> {
  for (let queryNumber = 0; queryNumber < questions; queryNumber++) yield* row(query(reason))
  throw new Error(reason)
}

test('independent queries are sent together, and each gets its own answer', () => {
  const { handedOver, ended } = runSteps(
    runTogether(twoAfterAnother('a'), change(query('bb')), twoAfterAnother('c')),
  )
  expect(handedOver).toEqual(['a1, bb, c1?', 'a kept', 'c kept', 'a2, c2?'])
  expect(ended).toEqual(['A1 A2', 2, 'C1 C2'])
})

test('of several refusals the first in order wins, even if it takes longer', () => {
  const parts = [twoAfterAnother('a'), refusingAfter(3, 'first'), refusingAfter(1, 'second')] as const
  expect(() => runSteps(runTogether(...parts))).toThrow('first')
})

test('a write is held back while an earlier part may still refuse', () => {
  function* writing(): Steps<void> {
    yield* row(query('own question'))
    yield* write(query('own write'))
  }
  const handedOver: string[] = []
  const steps = runTogether(refusingAfter(2, 'no'), writing())
  expect(() => runSteps(steps, handedOver)).toThrow('no')
  expect(handedOver).toEqual(['no, own question?', 'no?'])
  expect(runSteps(runTogether(twoAfterAnother('a'), writing())).handedOver).toEqual([
    'a1, own question?',
    'a kept',
    'a2?',
    'own write',
  ])
})
