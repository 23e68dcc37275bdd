import { afterEach, describe, expect, test } from 'vitest'
import { configureEnvironment, environment, hostNames, localeHref } from './environment.ts'

describe('the environments', () => {
  test.each(['staging', 'beta', 'production'])('%s is known by its name', name => {
    expect(environment(name).name).toBe(name)
  })

  test.each([undefined, '', 'Production', 'qa', 'constructor'])('%s means production', name => {
    expect(environment(name).name).toBe('production')
    expect(environment(name).hosts).toEqual(environment('production').hosts)
  })

  test('each has its own hosts, but assets are shared', () => {
    const [staging, beta, production] = [
      environment('staging'),
      environment('beta'),
      environment('production'),
    ]
    for (const host of hostNames.filter(name => name !== 'assets')) {
      expect(new Set([staging.hosts[host], beta.hosts[host], production.hosts[host]]).size, host).toBe(3)
    }
    expect(staging.hosts.assets).toBe(production.hosts.assets)
    expect(beta.hosts.assets).toBe(production.hosts.assets)
  })

  test('a single host can be replaced', () => {
    const { hosts } = environment('beta', { hosts: { storefront: 'https://shop.test' } })
    expect(hosts.storefront).toBe('https://shop.test')
    expect(hosts.main).toBe('https://www.beta.chowk.example')
  })
})

describe('the URL of a link', () => {
  const { url } = environment('production')

  test.each([
    ['/gas-bill-payment', 'https://www.chowk.example/gas-bill-payment'],
    ['gas-bill-payment', 'https://www.chowk.example/gas-bill-payment'],
    ['', 'https://www.chowk.example/'],
    ['https://other.example/a', 'https://other.example/a'],
    ['http://other.example/a', 'http://other.example/a'],
    ['HTTPS://other.example/a', 'HTTPS://other.example/a'],
    ['{seller}/start', 'https://seller.chowk.example/start'],
    ['{seller}', 'https://seller.chowk.example'],
    ['{nobody}/start', 'https://www.chowk.example/{nobody}/start'],
    ['{constructor}/start', 'https://www.chowk.example/{constructor}/start'],
  ])('%s leads to %s', (link, expected) => {
    expect(url(link)).toBe(expected)
  })

  test.each([
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    'data:text/html,x',
    ' https://evil.example',
  ])('%s stays on the main portal', link => {
    expect(new URL(url(link)).origin).toBe('https://www.chowk.example')
  })
})

describe('what an href holds', () => {
  const { href } = environment('production', { origin: 'https://www.chowk.example' })

  test.each([
    ['/gas-bill-payment', '/gas-bill-payment'],
    ['{main}', '/'],
    ['{seller}/start', 'https://seller.chowk.example/start'],
    ['https://www.chowk.example.evil.test/x', 'https://www.chowk.example.evil.test/x'],
  ])('%s on its own host becomes %s', (link, expected) => {
    expect(href(link)).toBe(expected)
  })

  test('without a known origin it is the whole URL', () => {
    expect(environment('production').href('/a')).toBe('https://www.chowk.example/a')
  })
})

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

  test('is left alone when it already is Hindi or on another host', () => {
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
