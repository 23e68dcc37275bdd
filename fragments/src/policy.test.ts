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
