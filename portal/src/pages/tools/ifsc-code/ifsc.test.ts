import { ifscBanks } from '@chowk/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankFacts } from './bank-facts.ts'
import { formerBanks } from './former-banks.ts'
import { type Ifsc, readIfsc } from './ifsc.ts'

function read(text: string): Ifsc {
  const reading = readIfsc(text, 'en')
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

const problemOf = (text: string): string | undefined => {
  const reading = readIfsc(text, 'en')
  return 'problem' in reading ? reading.problem : undefined
}

test('a code names its bank and its branch', () => {
  expect(read('SBIN0001234')).toMatchObject({
    code: 'SBIN0001234',
    bankCode: 'SBIN',
    branchCode: '001234',
    bank: { slug: 'state-bank-of-india' },
    former: undefined,
  })
})

test('small letters, spaces, hyphens and Devanagari digits are read too', () => {
  expect(read(' sbin 0-00१२३४ ').code).toBe('SBIN0001234')
})

test('a well-formed code of a bank we do not list is no mistake', () => {
  expect(read('ABCD0XYZ123').bank).toBeUndefined()
})

test('letters of a bank that was merged lead to the bank it became part of', () => {
  const { bank, former } = read('SYNB0001234')
  expect(former?.name).toBe('Syndicate Bank')
  expect(bank?.slug).toBe('canara-bank')
})

describe('a wrong code is answered with what is wrong with it', () => {
  test.each([
    ['', 'empty'],
    ['SBIN000123', 'has 10'],
    ['SBIN00012345', 'has 12'],
    ['SB1N0001234', 'first four'],
    ['SBINO001234', 'letter O'],
    ['SBIN1001234', 'here it is 1'],
    ['SBIN0#01234', 'only English letters and digits'],
  ])('%j', (text, reason) => {
    expect(problemOf(text)).toContain(reason)
  })
})

test('whatever is typed gets an answer', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const reading = readIfsc(text, 'en')
      expect('problem' in reading || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(reading.code)).toBe(true)
    }),
  )
})

test('every bank of the catalogue has its facts, and no facts are of a bank that is not there', () => {
  expect(Object.keys(bankFacts).sort()).toEqual(ifscBanks.map(({ code }) => code).sort())
})

test('merged banks lead to banks of the catalogue, and their letters are no longer anyone’s', () => {
  const codes = new Set(ifscBanks.map(({ code }) => code))
  for (const { code, nowCode } of formerBanks) {
    expect(codes.has(nowCode)).toBe(true)
    expect(codes.has(code)).toBe(false)
  }
})
