/**
 * The header before React is there: what its HTML does by itself, and a memory for what only React can answer.
 *
 * It is the one island without a file of its own: since it is on nearly every page, it comes with React in one file
 * (site-islands.ts; host-islands.ts on a vertical's page), its element names no code, and the build makes none for it.
 */
import { enhanceHeader, type LoginPlace, type Pulse } from '@chowk/shell'
import { holdEvents } from './held-events.ts'
import type { hydrateIsland, IslandComponent } from './hydrate.ts'

interface Parts {
  readonly hydrateIsland: typeof hydrateIsland
  readonly Header: IslandComponent
}

/** Returns how to wake it. */
export function sleepingHeader(
  island: HTMLElement,
  react: () => Promise<Parts>,
  pulse: Pulse,
  place: LoginPlace,
): () => Promise<void> {
  const handOver = enhanceHeader(island, pulse, place)
  const release = holdEvents(island, () => void wake())
  let waking: Promise<void> | undefined

  async function hydrate(): Promise<void> {
    let alive: Promise<void> | undefined
    try {
      const { hydrateIsland, Header } = await react()
      handOver()
      alive = hydrateIsland(island, Header)
    } finally {
      // React answers what comes from now on, if need be by hydrating at once.
      release()
    }
    return alive
  }

  function wake(): Promise<void> {
    waking ??= hydrate()
    return waking
  }

  return wake
}
