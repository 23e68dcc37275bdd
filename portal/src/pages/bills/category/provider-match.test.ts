import { describe, expect, test } from 'vitest'
import { matches, ruleFor, searchWords, unshownWords } from './provider-match.ts'

const karnataka = searchWords(['Karnataka', 'कर्नाटक', 'Bangalore Electricity Supply Company', 'BESCOM'])
const tataPower = searchWords(['Tata Power Delhi Distribution', 'TPDDL'])
const landt = searchWords(['L&T Finance'])

describe('a provider is found by', () => {
  test.each([
    ['the beginning of its name', karnataka, 'karn'],
    ['its name in Hindi', karnataka, 'कर्ना'],
    ['a short name', karnataka, 'bescom'],
    ['capitals and spaces as they come', karnataka, '  BESCOM '],
    ['words in any order', tataPower, 'delhi tata'],
    ['words written together', tataPower, 'tatapower'],
    ['its name with signs', landt, 'L&T'],
    ['nothing typed yet', landt, ''],
  ])('%s', (_, words, query) => {
    expect(matches(words, query)).toBe(true)
  })
})

describe('a provider is left out when', () => {
  test.each([
    ['one typed word fits nothing', tataPower, 'tata mumbai'],
    ['letters only meet in the middle of a word', karnataka, 'taka'],
    ['the Hindi vowel differs', karnataka, 'कर्नी'],
  ])('%s', (_, words, query) => {
    expect(matches(words, query)).toBe(false)
  })
})

test('a word occurs once, however many names contain it', () => {
  expect(searchWords(['Tata Power', 'Tata Power Delhi'])).toBe('tata power delhi')
})

test('what an entry shows, it need not carry', () => {
  expect(unshownWords('Karnataka BESCOM', ['Karnataka', 'कर्नाटक', 'Bangalore (BESCOM)'])).toBe(
    'कर्नाटक bangalore',
  )
})

describe('a state that nobody spells so is found by its sound', () => {
  const states = ['Delhi दिल्ली', 'Kerala केरल', 'Karnataka', 'Maharashtra', 'Goa'].map(name =>
    searchWords([name]),
  )
  const found = (query: string) => states.filter(words => ruleFor(states, query)(words, query))

  test.each([
    ['dilli', 'delhi'],
    ['kerla', 'kerala'],
    ['केरला', 'kerala'],
    ['karnatka', 'karnataka'],
    ['maharastra', 'maharashtra'],
  ])('%s is %s', (query, name) => {
    expect(found(query)).toEqual([expect.stringContaining(name)])
  })

  test('and not where letters find one, nor where nothing sounds so', () => {
    expect(found('ka')).toEqual(['karnataka'])
    expect(found('atlantis')).toEqual([])
    expect(found('ee')).toEqual([])
  })
})
