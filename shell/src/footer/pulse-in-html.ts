/** The analytics context on its way through the page's HTML, to the click listener of a footer never hydrated. */
import type { Pulse } from '../analytics/track.ts'

/** The customer stays out: public pages are cached, and the session says who it is. */
export function writePulse(pulse: Pulse | undefined): string | undefined {
  if (!pulse) return undefined
  const { screenName, vertical_name, clientId } = pulse
  return JSON.stringify({ screenName, vertical_name, clientId })
}

export function readPulse({ dataset }: HTMLElement): Pulse {
  return dataset.pulse ? (JSON.parse(dataset.pulse) as Pulse) : {}
}
