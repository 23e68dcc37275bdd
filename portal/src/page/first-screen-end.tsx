import type { ReactNode } from 'react'

/** Up to here a page is awaited before it is painted: half a screen would move. What follows comes in below. */
export const firstScreenEndId = 'painted'

/** For a page that is longer than any window. Of several the first counts; without one the whole main part is awaited. */
export function FirstScreenEnd(): ReactNode {
  return <div id={firstScreenEndId} hidden />
}
