/** For tests: a page that has just been loaded, with the session modules in their first state. */
import { afterEach, beforeEach, vi } from 'vitest'

export const ravi = { id: 'c-1', firstName: 'Ravi', username: 'ravi kumar', mobile: '9876543210' }
export const asha = { id: 'c-2', firstName: 'Asha', username: 'asha rao', mobile: '9876500000' }

export const details = 'GET /v1/api/user/details'
export const balance = 'GET /v1/api/wallet/balance'

export function signedIn(info: object, sso_token_enc = 'fresh') {
  return { isLogin: true, user: { info }, sso_token_enc }
}

export function storedSession(): unknown {
  return JSON.parse(localStorage.getItem('sessionValue') ?? 'null')
}

export function setCsrfCookie(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's own way to set a cookie
  document.cookie = `XSRF-TOKEN=${token}`
}

/** Resets storage, cookies and session before and after each test. */
export function leaveNothingBehind(): void {
  beforeEach(() => {
    localStorage.clear()
    setCsrfCookie('token-1')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    leavePage()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })
}

const removals: (() => void)[] = []

export async function freshPage() {
  leavePage()
  vi.resetModules()
  answerFrames()
  rememberListeners(window)
  rememberListeners(document)
  const [environment, store, identify, start, logout, wallet, events, navigation] = await Promise.all([
    import('../environment/environment.ts'),
    import('./session-store.ts'),
    import('./identify.ts'),
    import('./start-session.ts'),
    import('./logout.ts'),
    import('./wallet.ts'),
    import('../page/events.ts'),
    import('../page/navigation.ts'),
  ])
  const { origin } = window.location
  environment.configureEnvironment(
    environment.environment('production', { hosts: { main: origin, accounts: origin } }),
  )
  const go = vi.spyOn(navigation.navigation, 'go').mockImplementation(() => {})
  return { ...store, ...identify, ...start, ...logout, ...wallet, ...events, go }
}

function leavePage(): void {
  for (const remove of removals.splice(0)) remove()
}

function rememberListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options)
    removals.push(() => target.removeEventListener(type, listener))
  })
}

/** The logout frame loads an empty page. */
function answerFrames(): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings.enableIframePageLoading = true
  happyDOM.settings.fetch = { interceptor: { beforeAsyncRequest: async () => new Response('') } }
}
