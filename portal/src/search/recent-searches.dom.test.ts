import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('the newest comes first, each once, and five are kept', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/a', '/e', '/f']) keepSearch([path, path, 'zap'])
  expect(recentSearches().map(([, path]) => path)).toEqual(['/f', '/e', '/a', '/d', '/c'])
})

test('they can be forgotten', () => {
  keepSearch(['A', '/a', 'zap'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each([
  '{',
  '"x"',
  '[["a","https://evil.example","zap"]]',
  '[["a","//evil.example","zap"]]',
  '[[1,"/a","zap"]]',
])('what others put there, as %s, leads nowhere', kept => {
  localStorage.setItem('chowk-searches', kept)
  expect(recentSearches()).toEqual([])
})
