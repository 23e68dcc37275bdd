import { useEffect, useSyncExternalStore } from 'react'
import { logWarning } from '../config/log.ts'
import { allowedDestination } from '../environment/allowed-destination.ts'
import { navigation } from '../page/navigation.ts'
import { paintedSession } from './painted-session.ts'
import { currentSession, type Session, subscribeToSession, unknownSession } from './session-store.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}

/** As `useSession`, for what a script may have painted before React came. */
export function usePaintedSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, paintedSession)
}

/** A signed-in customer is sent on to `redirectUrl`, if its host is one of ours. */
export function useRedirectWhenSignedIn(redirectUrl: string | undefined): void {
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'signed-in' || !redirectUrl) return
    const destination = allowedDestination(redirectUrl)
    if (!destination) logWarning('redirectUrl leads to a host that is not allowed, so the page stays')
    else if (destination !== window.location.href) navigation.go(destination)
  }, [status, redirectUrl])
}
