import { categories, type Provider } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { answersIn, checkAnswers, fieldsFor } from './biller-questions.ts'
import { questionsOf } from './questions-of.ts'

function providerAt(path: string): Provider {
  const found = categories.flatMap(category => category.providers).find(provider => provider.path === path)
  if (!found) throw new Error(`The catalogue has no ${path}`)
  return found
}

const maharashtra = questionsOf(providerAt('/electricity-bill-payment/maharashtra'), 'en')
const rajasthan = questionsOf(providerAt('/electricity-bill-payment/rajasthan'), 'en')
const tamilNadu = questionsOf(providerAt('/electricity-bill-payment/tamil-nadu'), 'en')
const mahavitaran = 'maharashtra-state-electricity-distribution-company'
const labels = (fields: readonly { label: string }[]) => fields.map(field => field.label)

describe('a state with several boards', () => {
  test('asks which one', () => {
    expect(maharashtra.boards?.label).toBe('Electricity board')
    expect(maharashtra.boards?.options.length).toBe(6)
    expect(checkAnswers(maharashtra, { consumerNumber: '123456789' }, 'en')[0]).toMatchObject({
      field: 'board',
    })
  })

  test('asks for what the chosen board needs', () => {
    expect(labels(fieldsFor(maharashtra, 'tata-power-mumbai'))).toEqual(['Consumer number'])
    expect(labels(fieldsFor(maharashtra, mahavitaran))).toEqual(['Consumer number', 'Billing unit (BU)'])
  })

  test('names the number as all its boards do, before one is chosen', () => {
    expect(labels(rajasthan.fields)).toEqual(['Consumer number (K number)'])
    expect(rajasthan.boards?.fields).toEqual({})
  })

  test('takes numbers of every board before one is chosen, and then those of that board', () => {
    const telangana = questionsOf(providerAt('/electricity-bill-payment/telangana'), 'en')
    const southern = fieldsFor(telangana, 'southern-power-distribution-company-of-telangana')
    expect(labels(telangana.fields)).toEqual(labels(southern))
    expect(telangana.fields[0]?.maxLength).toBe(20)
    expect(southern[0]?.maxLength).toBe(9)
  })

  test.each(['no-such-board', '__proto__', 'constructor', ''])('refuses the board %j', board => {
    const [error] = checkAnswers(maharashtra, { board, consumerNumber: '123456789' }, 'en')
    expect(error?.message).toContain('Choose the one named on your bill')
  })

  test('takes a good answer', () => {
    expect(checkAnswers(maharashtra, { board: mahavitaran, consumerNumber: '170012345678' }, 'en')).toEqual(
      [],
    )
  })
})

test('a state with one board does not ask for it', () => {
  expect(tamilNadu.boards).toBeUndefined()
  expect(labels(tamilNadu.fields)).toEqual(['Consumer number (service number)'])
})

test('only what the form asks for is kept of a request', () => {
  expect(answersIn(tamilNadu, { consumerNumber: ' 12', token: 'x', board: 'y' })).toEqual({
    consumerNumber: ' 12',
  })
  expect(answersIn(rajasthan, { board: 'y' })).toEqual({ board: 'y' })
})
