import { useEffect } from 'react'
import { type Pulse, track } from './track.ts'

let lastScreen: string | undefined

/** Reports openScreen when the page is shown, when its screen changes, and when it comes back from history. */
export function useScreenView({ screenName, vertical_name, clientId }: Pulse = {}): void {
  useEffect(() => {
    const pulse = { screenName, vertical_name, clientId }
    const screen = `${window.location.pathname} ${screenName}`
    // A header mounted twice, or an effect run twice in development, is still one view.
    if (screen !== lastScreen) track.screen(pulse)
    lastScreen = screen

    const countReturn = (event: PageTransitionEvent) => {
      if (event.persisted) track.screen(pulse)
    }
    window.addEventListener('pageshow', countReturn)
    return () => window.removeEventListener('pageshow', countReturn)
  }, [screenName, vertical_name, clientId])
}
