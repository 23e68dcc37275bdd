/** The islands of the page, asleep until each is due. React comes with the first of them. */
import { pagePulse, readPageSettings } from '../page/page-settings.ts'
import type { IslandComponent } from './hydrate.ts'
import { sleepingHeader } from './sleeping-header.ts'
import { whenDue } from './when.ts'

const react = () => import('./site-islands.ts')

export function watchIslands(place: ParentNode = document): void {
  for (const element of place.querySelectorAll<HTMLElement>('chowk-island')) {
    const wake =
      element.dataset.when === 'intent'
        ? sleepingHeader(element, react, pagePulse(), { locale: readPageSettings(document).locale })
        : () => wakeIsland(element)
    whenDue(element, () => wake().catch(reportError))
  }
}

/** React and the island's own code are asked for together. */
async function wakeIsland(element: HTMLElement): Promise<void> {
  const code = import(/* @vite-ignore */ element.dataset.code ?? '') as Promise<
    Record<string, IslandComponent>
  >
  const [{ hydrateIsland }, exports] = await Promise.all([react(), code])
  const [component] = Object.values(exports)
  // The page may have changed while the code was on its way.
  if (component && element.isConnected) await hydrateIsland(element, component)
}
