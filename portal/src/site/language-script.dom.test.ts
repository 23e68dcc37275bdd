import { pathIn } from '@chowk/catalog'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageScript } from './inline-scripts.ts'

const replace = vi.fn()
const cookie = (text: string) => Object.defineProperty(document, 'cookie', { value: text, writable: true })

function arriveAt(pathname: string, search = '') {
  const location = { pathname, search, hash: '', protocol: 'https:', replace }
  new Function('location', languageScript)(location)
}

beforeEach(() => {
  replace.mockReset()
  cookie('')
})
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  Reflect.deleteProperty(document, 'prerendering')
})

test('only the home page redirects a visitor who chose Hindi', () => {
  cookie('XSRF-TOKEN=x; chowk-language=hi')
  arriveAt('/', '?utm=1')
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${pathIn('hi', '/')}?utm=1`)
  arriveAt('/care')
  expect(replace).toHaveBeenCalledTimes(1)
})

test('the catalogue defines the paths of the languages', async () => {
  vi.resetModules()
  vi.doMock('@chowk/catalog', () => ({ pathIn: (locale: string, path: string) => `/${locale}-IN${path}` }))
  const { languageScript: elsewhere } = await import('./inline-scripts.ts')
  vi.doUnmock('@chowk/catalog')
  cookie('chowk-language=hi')
  new Function('location', elsewhere)({ pathname: '/en-IN/', search: '', hash: '', replace })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/hi-IN/')
})

test('a visitor who chose English, or nothing, stays', () => {
  arriveAt('/')
  cookie('chowk-language=en')
  arriveAt('/')
  expect(replace).not.toHaveBeenCalled()
})

test('a prerendered page decides when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  cookie('chowk-language=hi')
  arriveAt('/')
  expect(replace).not.toHaveBeenCalled()
  cookie('chowk-language=en')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(replace).not.toHaveBeenCalled()
})

test('only a press of the switch is stored', () => {
  arriveAt('/care')
  document.body.innerHTML =
    '<a href="/hi" lang="hi" hreflang="hi"><b>हिन्दी</b></a><a id="other" href="/hi">x</a>'
  document.addEventListener('click', event => event.preventDefault())
  document.getElementById('other')?.click()
  expect(document.cookie).toBe('')
  document.querySelector('b')?.click()
  expect(document.cookie).toBe('chowk-language=hi; path=/; max-age=31536000; samesite=lax; secure')
})
