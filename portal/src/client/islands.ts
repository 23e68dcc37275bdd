/** The islands and behaviours of the page, asleep until each is due. React comes with the first island. */
import type { IslandComponent } from './hydrate.ts'
import { whenDue } from './when.ts'

// biome-ignore lint/suspicious/noConfusingVoidType: most behaviours have nothing to end
type Start = (root: HTMLElement, props: object) => (() => void) | undefined | void

const ends = new WeakMap<Element, () => void>()

export function watchIslands(place: ParentNode = document): void {
  for (const element of place.querySelectorAll<HTMLElement>('chowk-island'))
    whenDue(element, () => wake(element).catch(reportError))
}

/** Ends those of a part of the page that is about to go, and what they listen to. */
export function endIslands(place: ParentNode): void {
  for (const element of place.querySelectorAll('chowk-island')) ends.get(element)?.()
}

/** React and the island's own code are asked for together. */
async function wake(element: HTMLElement): Promise<void> {
  const { code = '', start, props = '{}' } = element.dataset
  const [exports, react] = await Promise.all([
    import(/* @vite-ignore */ code) as Promise<Record<string, unknown>>,
    start ? undefined : import('./hydrate.ts'),
  ])
  // The page may have changed while the code was on its way.
  if (!element.isConnected) return
  const given = JSON.parse(props) as object
  const end = react
    ? react.hydrateIsland(element, Object.values(exports)[0] as IslandComponent, given)
    : (exports[start ?? ''] as Start)(element, given)
  if (!react) element.dataset.hydrated = ''
  if (end) ends.set(element, end)
}
