import * as paths from '../calls/paths.ts'
import { currentEnvironment, localePath } from '../environment/environment.ts'
import type { LoginBtnConfig } from '../props/header-props.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import type { Locale } from '../words/words.ts'

export interface LoginPlace {
  readonly loginBtnConfig?: LoginBtnConfig | undefined
  readonly locale?: Locale
}

/** The full-window login page, which returns to this page: by a path if it is on this site. */
export function fullPageLoginUrl({ loginBtnConfig, locale = 'en' }: LoginPlace = {}): string {
  const chosen = loginBtnConfig?.isIframe === false ? ownLoginUrl(loginBtnConfig) : undefined
  const page = currentEnvironment().url(chosen ?? localePath(paths.login, locale))
  const url = new URL(page)
  url.searchParams.set('redirect', returnAddress(url))
  return url.origin === window.location.origin ? url.href.slice(url.origin.length) : url.href
}

/** The vertical's own login page for this layout. */
export function ownLoginUrl({ loginWebUrl, loginMwebUrl }: LoginBtnConfig = {}): string | undefined {
  return isMobileLayout() ? loginMwebUrl : loginWebUrl
}

/** The `href` before the page's own address is known, as on the server. */
export function loginHref(locale: Locale = 'en'): string {
  return currentEnvironment().href(localePath(paths.login, locale))
}

function returnAddress(loginPage: URL): string {
  const { origin, pathname, search, hash, href } = window.location
  return origin === loginPage.origin ? pathname + search + hash : href
}
