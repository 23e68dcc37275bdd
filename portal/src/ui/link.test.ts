import { configureEnvironment, environment } from '@chowk/shell'
import { beforeAll, describe, expect, test } from 'vitest'
import { href } from './link.ts'

beforeAll(() => {
  const origin = 'http://localhost:3000'
  configureEnvironment(environment('production', { origin, hosts: { main: origin, travel: origin } }))
})

describe('links keep the reader in their language', () => {
  test.each([
    ['/gas-bill-payment', '/gas-bill-payment', '/hi/gas-bill-payment'],
    ['/', '/', '/hi'],
    ['{main}/fastag-recharge/axis-bank', '/fastag-recharge/axis-bank', '/hi/fastag-recharge/axis-bank'],
    ['{travel}/flights', '/flights', '/hi/flights'],
  ])('%s', (link, english, hindi) => {
    expect(href(link, 'en')).toBe(english)
    expect(href(link, 'hi')).toBe(hindi)
  })
})

test('links that leave the portal stay as they are', () => {
  expect(href('{seller}/login', 'hi')).toBe('https://seller.chowk.example/login')
  expect(href('https://play.google.com/store', 'hi')).toBe('https://play.google.com/store')
})
