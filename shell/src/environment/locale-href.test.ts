import { afterEach, describe, expect, test } from 'vitest'
import { configureEnvironment, environment } from './environment.ts'
import { localeHref } from './locale-href.ts'

const origin = 'https://portal.example'
afterEach(() => configureEnvironment(environment()))

describe('a link in Hindi', () => {
  test('leads to the page under /hi when the portal serves it, however the link is written', () => {
    configureEnvironment(environment('production', { origin, hosts: { main: origin, bus: origin } }))
    expect(localeHref('/gas-bill-payment', 'hi')).toBe('/hi/gas-bill-payment')
    expect(localeHref('{main}/fastag-recharge', 'hi')).toBe('/hi/fastag-recharge')
    expect(localeHref(`${origin}/fastag-recharge`, 'hi')).toBe('/hi/fastag-recharge')
    expect(localeHref('{bus}/bus-tickets', 'hi')).toBe('/hi/bus-tickets')
    expect(localeHref('/', 'hi')).toBe('/hi')
  })

  test('is left alone when it already is Hindi or stands on another host', () => {
    configureEnvironment(environment('production', { origin, hosts: { main: origin } }))
    expect(localeHref('/hi/gas-bill-payment', 'hi')).toBe('/hi/gas-bill-payment')
    expect(localeHref('{seller}/start', 'hi')).toBe('https://seller.chowk.example/start')
    expect(localeHref('https://portal.example.org/x', 'hi')).toBe('https://portal.example.org/x')
  })

  test('names the portal in full on the page of a vertical', () => {
    configureEnvironment(environment('production', { origin: 'https://vertical.example' }))
    expect(localeHref('/gas-bill-payment', 'hi')).toBe('https://www.chowk.example/hi/gas-bill-payment')
  })
})

test('a link in English is the link itself', () => {
  expect(localeHref('/gas-bill-payment', 'en')).toBe('https://www.chowk.example/gas-bill-payment')
})
