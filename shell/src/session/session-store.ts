/** The session as far as this page knows it. Every React root on the page reads this one store. */
import type { SessionInfo } from '../customer/session-value.ts'
import { announceUser, type SessionStatus } from '../page/events.ts'
import { hintedShape, paintShape } from './hint.ts'

export interface Wallet {
  readonly state: 'unknown' | 'loading' | 'ready' | 'unavailable'
  /** Rupees in Indian grouping, without the 'Rs. ' before it; only when ready. */
  readonly amount?: string
}

export interface Session {
  readonly status: SessionStatus
  readonly info?: SessionInfo
  readonly wallet: Wallet
}

export const unknownSession: Session = { status: 'unknown', wallet: { state: 'unknown' } }
export const signedOutSession: Session = { status: 'signed-out', wallet: { state: 'unknown' } }

const shapes = { 'signed-in': 'in', 'signed-out': 'out' } as const

let current: Session = unknownSession
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return current
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSession(next: Session): void {
  const previous = current
  current = next
  paintShape(next.status === 'unknown' ? hintedShape() : shapes[next.status])
  for (const listener of listeners) listener()
  const { status, info } = next
  const sameIdentity = previous.status === status && previous.info?.id === info?.id
  if (!sameIdentity && status !== 'unknown') announceUser({ status, info })
}
