import type { Sites } from '../servers.ts'
import type { Visitor } from '../visitor.ts'

/** One thing people come for, walked from the first page to the last. It throws where an engine does otherwise. */
export type Journey = (visitor: Visitor, sites: Sites) => Promise<void>

export const desktopWidth = 1280
export const phoneWidth = 390

/** Islands that act at once have come alive; until then a press would do what it does without JavaScript. */
export async function pageIsAlive(visitor: Visitor): Promise<void> {
  await visitor.holds('every island that loads with the page came alive', () => {
    const islands = [...document.querySelectorAll<HTMLElement>('chowk-island[data-when=load]')]
    const isAsleep = document.querySelector('[data-chowk=header] header:not([data-enhanced])')
    return (
      document.readyState === 'complete' && !isAsleep && islands.every(island => 'hydrated' in island.dataset)
    )
  })
}
