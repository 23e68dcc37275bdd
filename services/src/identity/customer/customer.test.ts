import { describe, expect, test } from 'vitest'
import { firstName, parseName } from './customer.ts'

describe('a name', () => {
  test.each([
    ['  Asha   Verma ', 'Asha Verma'],
    ['आशा वर्मा', 'आशा वर्मा'],
    ["D'Souza", "D'Souza"],
    ['Anne-Marie K. Rao', 'Anne-Marie K. Rao'],
    ['asha99', 'asha99'],
  ])('typed as %j is kept as %j', (typed, name) => {
    expect(parseName(typed)).toEqual({ ok: true, name })
  })

  test.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    ['A'.repeat(61), 'too-long'],
    ['<b>Asha</b>', 'characters'],
    ['12345', 'characters'],
    ['Asha\u202eamreV', 'characters'],
  ])('typed as %j is refused as %s', (typed, fault) => {
    expect(parseName(typed)).toEqual({ ok: false, fault })
  })

  test('gives the first word for the greeting', () => {
    expect(firstName('Asha Verma')).toBe('Asha')
    expect(firstName('')).toBe('')
  })
})
