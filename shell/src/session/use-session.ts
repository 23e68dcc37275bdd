import { useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribeToSession, unknownSession } from './session-store.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}
