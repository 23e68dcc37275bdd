import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureEnvironment, environment } from '../environment/environment.ts'
import { checkSession, fetchWalletBalance, requestLogout } from './customer-calls.ts'
import { fetchProfileFlyout } from './profile-flyout.ts'
import { fetchMenu, fetchUtilities } from './storefront-calls.ts'
import { type RecordedCall, stubServer } from './test-stub-server.ts'

const failures = ['unreachable', 500, 401, { junk: true }, { items: [] }] as const

beforeEach(() => {
  configureEnvironment(environment('beta'))
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to set a cookie
  document.cookie = 'XSRF-TOKEN=csrf%3D1'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function query({ url }: RecordedCall): Record<string, string> {
  return Object.fromEntries(url.searchParams)
}

function only(calls: RecordedCall[]): RecordedCall {
  const [call, ...others] = calls
  if (!call || others.length > 0) throw new Error(`expected one call, saw ${calls.length}`)
  return call
}

describe('the session check', () => {
  test('asks with the CSRF token, same-origin credentials and no cache', async () => {
    const { calls } = stubServer({ 'GET /v1/api/user/details': { isLogin: false } })
    expect(await checkSession()).toEqual({ isLogin: false })
    const { url, headers, init } = only(calls)
    expect(url.origin).toBe(window.location.origin)
    expect(headers['x-csrf-token']).toBe('csrf=1')
    expect(init).toMatchObject({ credentials: 'same-origin', cache: 'no-store' })
  })

  test('asks without the header while there is no cookie', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to remove a cookie
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    const { calls } = stubServer({ 'GET /v1/api/user/details': { isLogin: false } })
    await checkSession()
    expect(only(calls).headers).not.toHaveProperty('x-csrf-token')
  })

  test('asks even when the cookie is spoilt', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to set a cookie
    document.cookie = 'XSRF-TOKEN=%E0%A4%A'
    stubServer({ 'GET /v1/api/user/details': { isLogin: false } })
    expect(await checkSession()).toEqual({ isLogin: false })
  })

  test('reads isLogin, the customer and a fresh token', async () => {
    const info = { id: 7, firstName: 'Ravi', username: 'ravi kumar', mobile: '9876543210', userPicture: '' }
    stubServer({
      'GET /v1/api/user/details': { isLogin: true, user: { info }, unread: 3, sso_token_enc: 'fresh' },
    })
    expect(await checkSession()).toEqual({
      isLogin: true,
      info: { id: '7', firstName: 'Ravi', username: 'ravi kumar', mobile: '9876543210', unread: 3 },
      sso_token_enc: 'fresh',
    })
  })

  test.each([...failures, { isLogin: true }, { isLogin: 'yes' }])('resolves to {} for %j', async answer => {
    stubServer({ 'GET /v1/api/user/details': answer })
    expect(await checkSession()).toEqual({})
  })
})

describe('from a vertical', () => {
  beforeEach(() => configureEnvironment(environment('beta', { isVertical: true })))

  test('the session check, the wallet and the sign-out are asked of the portal, with its cookies', async () => {
    const { calls } = stubServer({
      'GET /v1/api/user/details': { isLogin: false, csrf_token: 'handed' },
      'GET /v1/api/wallet/balance': { response: { totalBalance: 1 } },
      'POST /v1/api/logout': { url: '/' },
    })
    await checkSession()
    await fetchWalletBalance()
    await requestLogout()
    for (const { url, init } of calls) {
      expect(url.origin).toBe('https://www.beta.chowk.example')
      expect(init.credentials).toBe('include')
    }
    expect(calls.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, undefined, 'handed'])
  })
})

describe('the menu', () => {
  test('asks the storefront with the constants and the SSO token', async () => {
    localStorage.setItem('sessionValue', '{"user":{"id":"7"},"sso_token_enc":"enc"}')
    const { calls } = stubServer({ 'GET /v2/mobile/flyouts': { items: { items: [{ id: 1, name: 'Pay' }] } } })
    const { items } = await fetchMenu('hi')
    expect(items?.items).toMatchObject([{ id: 1, name: 'Pay' }])
    const call = only(calls)
    expect(call.url.origin).toBe('https://storefront.beta.chowk.example')
    expect(call.headers).toMatchObject({ sso_token: 'enc', 'accept-language': 'hi' })
    expect(query(call)).toEqual({
      category_id: '5171',
      platform_version: 'S2(New)',
      client: 'web',
      child_site_id: '1',
      site_id: '1',
      version: '2',
    })
  })

  test('reads a token kept inside the user, and sends none when there is none', async () => {
    const { calls } = stubServer({ 'GET /v2/mobile/flyouts': {} })
    await fetchMenu('hi')
    localStorage.setItem('sessionValue', '{"user":{"id":"7","sso_token_enc":"inner"}}')
    await fetchMenu('hi')
    expect(calls.map(({ headers }) => headers.sso_token)).toEqual([undefined, 'inner'])
  })

  test('leaves out what is no menu item, at every level', async () => {
    const items = [null, 'x', { id: 1 }, { id: 2, name: 'Pay', items: [{ name: 'Gas' }, { name: '' }, 5] }]
    stubServer({ 'GET /v2/mobile/flyouts': { items: { items } } })
    expect(await fetchMenu('hi')).toEqual({
      items: { items: [{ id: 2, name: 'Pay', items: [{ name: 'Gas', items: [] }] }] },
    })
  })

  test.each(failures)('resolves to {} for %j', async answer => {
    stubServer({ 'GET /v2/mobile/flyouts': answer })
    expect(await fetchMenu('hi')).toEqual({})
  })
})

describe('the profile flyout', () => {
  test('posts to the storefront with the constants and the SSO token', async () => {
    localStorage.setItem('sessionValue', '{"user":{"id":"7"},"sso_token_enc":"enc"}')
    const view = { type: 'list-small-ti', items: [{ name: 'Offers', url: '/offers' }, { name: 'nowhere' }] }
    const { calls } = stubServer({
      'POST /v2/h/mobile_flyout_new': { page_id: 3, page: [{ views: [view] }] },
    })
    expect(await fetchProfileFlyout('hi')).toEqual({
      page_id: '3',
      page: [{ views: [{ type: 'list-small-ti', items: [{ name: 'Offers', url: '/offers' }] }] }],
    })
    const call = only(calls)
    expect(call.body).toBe('{"locale":"hi"}')
    expect(call.headers.sso_token).toBe('enc')
    expect(query(call)).toEqual({
      platform_version: 'S2(New)',
      client: 'web',
      child_site_id: '1',
      site_id: '1',
    })
  })

  test.each(['unreachable', 500] as const)('resolves to {} for %j', async answer => {
    stubServer({ 'POST /v2/h/mobile_flyout_new': answer })
    expect(await fetchProfileFlyout('en')).toEqual({})
  })
})

describe('the wallet', () => {
  test('asks for the balance in rupees', async () => {
    const { calls } = stubServer({ 'GET /v1/api/wallet/balance': { response: { totalBalance: 1234.5 } } })
    expect(await fetchWalletBalance()).toBe(1234.5)
    expect(query(only(calls))).toEqual({ detail: '1', service: 'wallet', channel: 'web', version: '2' })
  })

  test.each(failures)('only logs a failure: %j', async answer => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubServer({ 'GET /v1/api/wallet/balance': answer })
    expect(await fetchWalletBalance()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('logout', () => {
  test('posts with the CSRF token and reads where to go', async () => {
    const { calls } = stubServer({ 'POST /v1/api/logout': { url: '/goodbye' } })
    expect(await requestLogout()).toEqual({ url: '/goodbye' })
    const call = only(calls)
    expect(call.headers['x-csrf-token']).toBe('csrf=1')
    expect(query(call)).toEqual({ channel: 'web', child_site_id: '1', site_id: '1', version: '2' })
  })

  test('rejects when the server did not hear it', async () => {
    stubServer({ 'POST /v1/api/logout': 'unreachable' })
    await expect(requestLogout()).rejects.toThrow('Network request failed')
  })
})

describe('the utilities', () => {
  test('posts an empty object and reads the first view of the first section', async () => {
    const items = [{ name: 'DTH', url: '/dth', image_url: 'icon:tv' }, { url: '/nameless' }]
    const { calls } = stubServer({ 'POST /v2/h/blue-strip-icon': { page: [{ views: [{ items }] }] } })
    expect(await fetchUtilities('hi')).toEqual([{ name: 'DTH', url: '/dth', image_url: 'icon:tv' }])
    const { body, headers } = only(calls)
    expect(body).toBe('{}')
    expect(headers['accept-language']).toBe('hi')
  })

  test('rejects when the call fails, so that the bar can hide', async () => {
    stubServer({ 'POST /v2/h/blue-strip-icon': 503 })
    await expect(fetchUtilities('hi')).rejects.toThrow()
  })
})
