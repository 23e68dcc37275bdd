import { everydayServices } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { checkAnswers, readAnswers } from './answers.ts'

const fieldsOf = (slug: string) => everydayServices.find(service => service.slug === slug)?.form.fields ?? []

const agent = fieldsOf('service-agent')
const play = fieldsOf('google-play-recharge')

describe('reading', () => {
  test.each(['98765 43210', '+91 98765-43210', '09876543210', '919876543210', '९८७६५४३२१०'])(
    'the mobile number %s is understood',
    mobileNumber => {
      expect(readAnswers(play, { mobileNumber })).toMatchObject({ mobileNumber: '9876543210' })
    },
  )

  test.each(['1,00,000', 'Rs. 1,00,000', '₹100000/-', ' 100000 '])('the amount %s is understood', amount => {
    expect(readAnswers(play, { amount })).toMatchObject({ amount: '100000' })
  })

  test('a name keeps its letters and single spaces', () => {
    expect(readAnswers(agent, { applicantName: ' आशा   राव ' })).toMatchObject({ applicantName: 'आशा राव' })
  })

  test('a number in which letters stand is not made into one', () => {
    expect(readAnswers(play, { amount: '1e5' })).toMatchObject({ amount: '1e5' })
  })
})

describe('checking', () => {
  const problems = (mobileNumber: string, amount: string) =>
    checkAnswers(play, { mobileNumber, amount }).map(({ field, message }) => `${field}: ${message.en}`)

  test('good answers have no problem', () => {
    expect(problems('9876543210', '500')).toEqual([])
  })

  test.each([
    ['', '500', 'mobileNumber: Mobile number is empty.'],
    ['98765', '500', 'mobileNumber: Mobile number has 5 digits.'],
    ['1234567890', '500', 'mobileNumber: Mobile number is not in the right form.'],
    ['9876543210', '0', 'amount: Amount (Rs.) is not in the right form.'],
    ['9876543210', '12.50', 'amount: Amount (Rs.) is not in the right form.'],
    ['9876543210', '123456789', 'amount: Amount (Rs.) is not in the right form.'],
  ])('%s and %s: %s', (mobileNumber, amount, message) => {
    const found = problems(mobileNumber, amount)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })
})
