import { expect, test } from 'vitest'
import { mergedPolicy } from './policy.ts'

test('what is needed is added to what the page allows', () => {
  expect(mergedPolicy({ 'img-src': ["'self'"] }, { 'img-src': ['https://a.example'] })).toBe(
    "img-src 'self' https://a.example",
  )
})

test('nothing allowed becomes what is needed alone', () => {
  expect(mergedPolicy({ 'default-src': ["'none'"] }, { 'frame-src': ['https://a.example'] })).toBe(
    "default-src 'none'; frame-src https://a.example",
  )
})

test('a page that allows inline styles at large goes on to', () => {
  const own = { 'style-src': ["'self'", "'unsafe-inline'"] }
  expect(mergedPolicy(own, { 'style-src': ["'sha256-x='"] })).toBe("style-src 'self' 'unsafe-inline'")
})

test('where a page speaks of elements alone, the need joins that', () => {
  const own = { 'script-src': ["'none'"], 'script-src-elem': ["'self'"] }
  expect(mergedPolicy(own, { 'script-src': ['https://a.example'] })).toBe(
    "script-src 'none'; script-src-elem 'self' https://a.example",
  )
})

test('frames that were allowed by child-src, or not, stay as they were', () => {
  const own = { 'default-src': ["'self'"], 'child-src': ["'none'"] }
  expect(mergedPolicy(own, { 'frame-src': ['https://a.example'] })).toBe(
    "default-src 'self'; child-src 'none'; frame-src https://a.example",
  )
})
