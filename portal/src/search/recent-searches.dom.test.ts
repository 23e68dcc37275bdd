import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, recentSearches, storeSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('the newest comes first, each once, and five are stored', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/a', '/e', '/f']) storeSearch([path, path, 'zap'])
  expect(recentSearches().map(([, path]) => path)).toEqual(['/f', '/e', '/a', '/d', '/c'])
})

test('they can be deleted', () => {
  storeSearch(['A', '/a', 'zap'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each([
  '{',
  '"x"',
  '[["a","https://evil.example","zap"]]',
  '[["a","//evil.example","zap"]]',
  '[[1,"/a","zap"]]',
])('stored values that are no list of paths, such as %s, are ignored', value => {
  localStorage.setItem('chowk-searches', value)
  expect(recentSearches()).toEqual([])
})
