import { useEffect, useSyncExternalStore } from 'react'
import { redirectWhenSignedIn } from './redirect-when-signed-in.ts'
import { currentSession, type Session, subscribeToSession, unknownSession } from './session-store.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}

/** A signed-in customer is sent on to `redirectUrl`, if its host is one of ours. */
export function useRedirectWhenSignedIn(redirectUrl: string | undefined): void {
  useEffect(() => redirectWhenSignedIn(() => redirectUrl), [redirectUrl])
}
