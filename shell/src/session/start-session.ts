import {
  SESSION_RECHECK_AFTER_HIDDEN_MS,
  SESSION_STORAGE_KEY,
  SIGNED_OUT_STORAGE_KEY,
} from '../config/constants.ts'
import { readSessionValue } from '../customer/session-value.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { announceLogout, announceUser } from '../page/events.ts'
import { runWhenShown } from '../page/when-shown.ts'
import { checkCustomer, forgetSession, showSignedOut } from './identify.ts'
import { currentSession } from './session-store.ts'

let started = false
let hiddenSinceMs: number | undefined

/** Checks the session, and again whenever it may have changed. Several components may call it. */
export function startSession(): void {
  if (started) return
  started = true
  runWhenShown(() => {
    void checkCustomer()
    // Only from here on: a prerendered page becomes visible a moment before it is shown, and would check twice.
    document.addEventListener('visibilitychange', recheckAfterLongHidden)
  })
  window.addEventListener('pagehide', forgetSession)
  window.addEventListener('pageshow', event => {
    if (event.persisted) void checkCustomer()
  })
  window.addEventListener('online', recheckWhenUnanswered)
  window.addEventListener('storage', followOtherTab)
}

function recheckWhenUnanswered(): void {
  if (currentSession().status === 'unknown') void checkCustomer()
}

function recheckAfterLongHidden(): void {
  if (document.visibilityState === 'hidden') {
    hiddenSinceMs = Date.now()
    return
  }
  const hiddenForMs = hiddenSinceMs === undefined ? 0 : Date.now() - hiddenSinceMs
  if (hiddenForMs >= SESSION_RECHECK_AFTER_HIDDEN_MS) void checkCustomer()
  else recheckWhenUnanswered()
}

/** Storage events come from other tabs only. A null key means that the whole storage was cleared. */
function followOtherTab({ key, newValue, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage) return
  const { status, info } = currentSession()
  if (key === SIGNED_OUT_STORAGE_KEY && newValue !== null && status !== 'signed-out') {
    showSignedOut()
    announceLogout()
  }
  if (key === SESSION_STORAGE_KEY || key === null) {
    const isSameCustomer = readSessionValue()?.user.id === info?.id
    if (isSameCustomer) return
    forgetSession()
    void checkCustomer()
  }
}

/** Returning to a tab causes two events: it becomes visible, and it gets the focus. */
const minRecheckIntervalMs = 1000

let isFollowed = false

/**
 * Additional checks of a vertical's page. The portal's storage does not reach its origin, so it checks the session
 * when the customer returns to it; and its own scripts may load late and ask. Several components and every page may
 * call it.
 */
export function recheckSessionOnVertical(): void {
  if (isFollowed || !currentEnvironment().isVertical) return
  isFollowed = true
  let lastRecheckAtMs = Number.NEGATIVE_INFINITY
  function recheck(): void {
    if (performance.now() - lastRecheckAtMs < minRecheckIntervalMs) return
    lastRecheckAtMs = performance.now()
    void checkCustomer()
  }
  document.addEventListener('visibilitychange', () => {
    const isKnown = currentSession().status !== 'unknown'
    if (document.visibilityState === 'visible' && isKnown) recheck()
  })
  // Of two windows side by side neither is ever hidden. A sign-in frame also returns the focus, before anyone is
  // signed in.
  window.addEventListener('focus', () => {
    if (currentSession().status === 'signed-in') recheck()
  })
  window.addEventListener('chowk:who', () => {
    const { status, info } = currentSession()
    if (status !== 'unknown') announceUser({ status, info })
  })
}
