import { expect, test } from 'vitest'
import { mergedPolicy } from './policy.ts'

test('sources that the shell needs are added to those that the page allows', () => {
  expect(mergedPolicy({ 'img-src': ["'self'"] }, { 'img-src': ['https://a.example'] })).toBe(
    "img-src 'self' https://a.example",
  )
})

test('a directive with ’none’ becomes only what is needed', () => {
  expect(mergedPolicy({ 'default-src': ["'none'"] }, { 'frame-src': ['https://a.example'] })).toBe(
    "default-src 'none'; frame-src https://a.example",
  )
})

test('a page that allows inline styles still does', () => {
  const own = { 'style-src': ["'self'", "'unsafe-inline'"] }
  expect(mergedPolicy(own, { 'style-src': ["'sha256-x='"] })).toBe("style-src 'self' 'unsafe-inline'")
})

test('a directive for elements is extended in place of the general one', () => {
  const own = { 'script-src': ["'none'"], 'script-src-elem': ["'self'"] }
  expect(mergedPolicy(own, { 'script-src': ['https://a.example'] })).toBe(
    "script-src 'none'; script-src-elem 'self' https://a.example",
  )
})

test('frames that child-src allows or forbids stay as they were', () => {
  const own = { 'default-src': ["'self'"], 'child-src': ["'none'"] }
  expect(mergedPolicy(own, { 'frame-src': ['https://a.example'] })).toBe(
    "default-src 'self'; child-src 'none'; frame-src https://a.example",
  )
})

test('a page that limits its Trusted Types policies allows ours; another is not limited by it', () => {
  expect(mergedPolicy({ 'trusted-types': ["'none'"] }, {})).toBe('trusted-types chowk')
  expect(mergedPolicy({ 'require-trusted-types-for': ["'script'"] }, {})).toBe(
    "require-trusted-types-for 'script'; trusted-types chowk",
  )
  expect(mergedPolicy({ 'default-src': ["'self'"] }, {})).not.toContain('trusted-types')
})
