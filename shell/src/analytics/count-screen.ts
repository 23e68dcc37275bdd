import type { Pulse } from '../props/header-props.ts'
import { track } from './track.ts'

let lastScreen: string | undefined
let shown: Pulse | undefined

/** Reports openScreen when the page is shown, when its screen changes, and when it comes back from history. */
export function countScreen(pulse: Pulse): () => void {
  const screen = `${window.location.pathname} ${pulse.screenName}`
  // A header that is mounted twice, or hydrated after the page's first script, counts as one view.
  if (screen !== lastScreen) track.screen(pulse)
  lastScreen = screen
  shown = pulse
  window.addEventListener('pageshow', countReturn)
  return () => {
    if (shown === pulse) shown = undefined
  }
}

function countReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && shown) track.screen(shown)
}
