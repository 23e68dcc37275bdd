/** The events that the shell sends and receives on `window`; verticals rely on these names. */
import type { SessionInfo } from '../customer/session-value.ts'

export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in'

/** Sent only when the status is known, so it has no 'unknown'. */
export interface UserAnnouncement {
  readonly status: Exclude<SessionStatus, 'unknown'>
  readonly info?: SessionInfo
}

declare global {
  interface WindowEventMap {
    /** Asks for the login modal. */
    'chowk:login': CustomEvent<null>
    /** At every change of identity, and when it is known again after a reload. */
    'chowk:user': CustomEvent<UserAnnouncement>
    /** A vertical's page asks for `chowk:user`, which is sent as soon as the status is known. */
    'chowk:who': Event
    /** After sign-out, in every tab. With `preventDefault()` the page stays, or leaves by itself. */
    'chowk:logout': CustomEvent<null>
    /** A link is followed. A router handles this event, `chowk:language` and `chowk:search` by calling `preventDefault()`. */
    'chowk:navigate': CustomEvent<{ readonly href: string }>
    /** The link to the other language is followed. */
    'chowk:language': CustomEvent<{ readonly locale: 'en' | 'hi'; readonly href: string }>
    /** A search box in the header is submitted. */
    'chowk:search': CustomEvent<{ readonly query: string; readonly href: string }>
  }
}

export function announceUser(user: UserAnnouncement): void {
  window.dispatchEvent(new CustomEvent('chowk:user', { detail: user }))
}

/** False when the page decides where to go. */
export function announceLogout(): boolean {
  return window.dispatchEvent(new CustomEvent('chowk:logout', { detail: null, cancelable: true }))
}

/** False when nothing on the page opened the modal. */
export function callForLogin(): boolean {
  const unanswered = window.dispatchEvent(new CustomEvent('chowk:login', { detail: null, cancelable: true }))
  return !unanswered
}

/** True when the page handles it. */
export function dispatchCancelable<Name extends 'chowk:navigate' | 'chowk:language' | 'chowk:search'>(
  name: Name,
  detail: WindowEventMap[Name]['detail'],
): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}
