import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureEnvironment, environment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { loginFrameUrl } from './login-frame.ts'
import { fullPageLoginUrl, loginHref } from './login-urls.ts'
import { openLogin } from './open-login.ts'

const { origin } = window.location
const bodyWidth = vi.fn()
Object.defineProperty(document.body, 'offsetWidth', { get: bodyWidth })

beforeEach(() => {
  bodyWidth.mockReturnValue(1280)
  configureEnvironment(
    environment('production', { origin, hosts: { main: origin, accounts: 'https://accounts.test' } }),
  )
  window.history.replaceState(null, '', '/gas-bill-payment?city=x#top')
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('asking for sign-in', () => {
  test('where nobody answers the event, the full login page opens', () => {
    const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})
    openLogin()
    expect(go).toHaveBeenCalledExactlyOnceWith(
      `/login?redirect=${encodeURIComponent('/gas-bill-payment?city=x#top')}`,
    )
  })

  test('where a modal answers, the page stays', () => {
    const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})
    const answer = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('chowk:login', answer, { once: true })
    openLogin()
    expect(answer).toHaveBeenCalledOnce()
    expect(go).not.toHaveBeenCalled()
  })
})

describe('the login addresses', () => {
  test('the frame has a theme per layout, and a configured page comes first', () => {
    const loginBtnConfig = { loginWebUrl: 'https://own.test/web', loginMwebUrl: '/own/mweb' }
    expect(loginFrameUrl({})).toBe('https://accounts.test/v1/api/login?isIframe=true&theme=paytm-web')
    expect(loginFrameUrl({ loginBtnConfig })).toBe('https://own.test/web')
    expect(loginFrameUrl({ locale: 'hi' })).toMatch(/&locale=hi$/)
    bodyWidth.mockReturnValue(360)
    expect(loginFrameUrl({})).toBe('https://accounts.test/v1/api/login?isIframe=true&theme=mp-html5')
    expect(loginFrameUrl({ loginBtnConfig })).toBe(`${origin}/own/mweb`)
  })

  test('a page on another host comes back by its whole URL', () => {
    configureEnvironment(environment('production'))
    const url = new URL(fullPageLoginUrl())
    expect(url.origin + url.pathname).toBe('https://www.chowk.example/login')
    expect(url.searchParams.get('redirect')).toBe(window.location.href)
  })

  test('Hindi pages have their own login page', () => {
    expect(loginHref('hi')).toBe('/hi/login')
    expect(loginHref()).toBe('/login')
    expect(fullPageLoginUrl({ locale: 'hi' })).toMatch(/^\/hi\/login\?redirect=/)
  })

  test('a configured page takes the whole window only when the frame is off', () => {
    const config = { loginWebUrl: '/own', loginMwebUrl: '/own/m' }
    const ownWindow = { loginBtnConfig: { ...config, isIframe: false } }
    expect(fullPageLoginUrl({ loginBtnConfig: config })).toMatch(/^\/login\?redirect=/)
    expect(fullPageLoginUrl(ownWindow)).toMatch(/^\/own\?redirect=/)
    bodyWidth.mockReturnValue(360)
    expect(fullPageLoginUrl(ownWindow)).toMatch(/^\/own\/m\?redirect=/)
  })
})
