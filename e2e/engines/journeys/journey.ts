import type { Sites } from '../servers.ts'
import type { Visitor } from '../visitor.ts'

/** One task of a visitor, from the first page to the last. It throws where an engine behaves differently. */
export type Journey = (visitor: Visitor, sites: Sites) => Promise<void>

export const desktopWidth = 1280
export const phoneWidth = 390

/** Waits until islands that start at once are hydrated; until then a press would do what it does without JavaScript. */
export async function pageIsReady(visitor: Visitor): Promise<void> {
  await visitor.holds('every island that loads with the page is hydrated', () => {
    const islands = [...document.querySelectorAll<HTMLElement>('chowk-island[data-when=load]')]
    const isPending = document.querySelector('[data-chowk=header] header:not([data-enhanced])')
    return (
      document.readyState === 'complete' &&
      !isPending &&
      islands.every(island => 'hydrated' in island.dataset)
    )
  })
}
