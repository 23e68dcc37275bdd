import { expect, test } from 'vitest'
import { createTurns } from './ordered-output.ts'

test('the first prints at once, and the others when the one before has ended', () => {
  let printed = ''
  const nextTurn = createTurns(text => {
    printed += text
  })
  const [first, second, third] = [nextTurn(), nextTurn(), nextTurn()]
  third.print('c')
  third.end()
  second.print('b')
  first.print('a')
  expect(printed).toBe('a')
  first.end()
  expect(printed).toBe('ab')
  second.print('b')
  second.end()
  expect(printed).toBe('abbc')
})
