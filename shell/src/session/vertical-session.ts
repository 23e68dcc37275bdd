/**
 * What a vertical's page needs beside the checks of every page. It stands on another origin, whose tabs the portal's storage
 * does not reach: what happened elsewhere it learns by asking whenever somebody comes back to it. And its own scripts may
 * come late, and ask.
 */
import { currentEnvironment } from '../environment/environment.ts'
import { announceUser } from '../page/events.ts'
import { identify } from './identify.ts'
import { currentSession } from './session-store.ts'

/** Coming back to a tab is told twice, by its being seen and by its focus. */
const askedAtMostEveryMs = 1000

let isFollowed = false

/** Safe to call from every component, and on every page. */
export function followVertical(): void {
  if (isFollowed || !currentEnvironment().isVertical) return
  isFollowed = true
  let askedAtMs = Number.NEGATIVE_INFINITY
  function askAgain(): void {
    if (performance.now() - askedAtMs < askedAtMostEveryMs) return
    askedAtMs = performance.now()
    void identify()
  }
  document.addEventListener('visibilitychange', () => {
    const isKnown = currentSession().status !== 'unknown'
    if (document.visibilityState === 'visible' && isKnown) askAgain()
  })
  // Of two windows side by side neither is ever hidden. A sign-in frame gives the focus back, too, to whoever is not here yet.
  window.addEventListener('focus', () => {
    if (currentSession().status === 'signed-in') askAgain()
  })
  window.addEventListener('chowk:who', () => {
    const { status, info } = currentSession()
    if (status !== 'unknown') announceUser({ status, info })
  })
}
