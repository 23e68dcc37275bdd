import { describe, expect, test } from 'vitest'
import { helpGroups, helpTopics, searchHelpTopics } from './help-topics.ts'

describe('help topics', () => {
  test('are at least twelve, each with its own id, in a group, and whole in both languages', () => {
    expect(helpTopics.length).toBeGreaterThanOrEqual(12)
    expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length)
    for (const { id, group, en, hi } of helpTopics) {
      expect(
        helpGroups.some(known => known.id === group),
        id,
      ).toBe(true)
      for (const text of [en.title, ...en.answer]) expect(text, id).toMatch(/^[A-Z].*[\w.?]$/)
      for (const text of [hi.title, ...hi.answer]) expect(text, id).toMatch(/[\u0900-\u097f]/)
      expect(hi.answer.length, id).toBe(en.answer.length)
    }
    for (const { id } of helpGroups)
      expect(
        helpTopics.some(({ group }) => group === id),
        id,
      ).toBe(true)
  })

  test.each([
    ['OTP', 'en', 'code-not-received'],
    ['bijli', 'en', 'bill-not-updated'],
    ['refund', 'en', 'payment-failed-refund'],
    ['OTP', 'hi', 'code-not-received'],
    ['पासकी', 'hi', 'passkeys'],
  ] as const)('are found by %s in %s', (search, language, id) => {
    expect(searchHelpTopics(search, language).map(topic => topic.id)).toContain(id)
  })

  test('with the word in the title come first', () => {
    expect(searchHelpTopics('passkey', 'en')[0]?.id).toBe('passkeys')
  })

  test('are all there for an empty search, and none for nonsense', () => {
    expect(searchHelpTopics('  ', 'en')).toHaveLength(helpTopics.length)
    expect(searchHelpTopics('xyzzy', 'en')).toEqual([])
  })
})
