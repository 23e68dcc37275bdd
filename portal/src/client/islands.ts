/** The islands of the page, asleep until each is due. React comes with the first of them. */
import type { IslandComponent } from './hydrate.ts'
import { whenDue } from './when.ts'

export function watchIslands(place: ParentNode = document): void {
  for (const element of place.querySelectorAll<HTMLElement>('chowk-island'))
    whenDue(element, () => wakeIsland(element).catch(reportError))
}

/** React and the island's own code are asked for together. */
async function wakeIsland(element: HTMLElement): Promise<void> {
  const code = import(/* @vite-ignore */ element.dataset.code ?? '') as Promise<
    Record<string, IslandComponent>
  >
  const [{ hydrateIsland }, exports] = await Promise.all([import('./hydrate.ts'), code])
  const [component] = Object.values(exports)
  // The page may have changed while the code was on its way.
  if (component && element.isConnected) await hydrateIsland(element, component)
}
