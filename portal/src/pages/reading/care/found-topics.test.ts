import { expect, test } from 'vitest'
import { foundTopics } from './care-parts.tsx'

test.each([
  ['otp nahi aaya', 'hi', 'code-not-received'],
  ['paisa wapas', 'hi', 'payment-failed-refund'],
  ['पैसा वापस', 'hi', 'payment-failed-refund'],
  ['पैसे वापस', 'hi', 'payment-failed-refund'],
  ['refnd', 'en', 'payment-failed-refund'],
] as const)('help has an answer to %s', (words, locale, id) => {
  expect(
    foundTopics(words, locale)
      .map(topic => topic.id)
      .slice(0, 3),
  ).toContain(id)
})

test('nothing asked for shows every topic, and what no topic is about none', () => {
  expect(foundTopics('', 'en').length).toBeGreaterThan(10)
  expect(foundTopics('xyzzy', 'en')).toEqual([])
})
