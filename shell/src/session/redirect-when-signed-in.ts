import { logWarning } from '../config/log.ts'
import { allowedDestination } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { currentSession, subscribeToSession } from './session-store.ts'

/** Redirects a signed-in customer to `redirectUrl`, if its host is allowed. Returns a cleanup function. */
export function redirectWhenSignedIn(redirectUrl: () => string | undefined): () => void {
  function follow(): void {
    const url = redirectUrl()
    if (currentSession().status !== 'signed-in' || !url) return
    const destination = allowedDestination(url)
    if (!destination) logWarning('redirectUrl leads to a host that is not allowed, so the page stays')
    else if (destination !== window.location.href) navigation.go(destination)
  }
  follow()
  return subscribeToSession(follow)
}
