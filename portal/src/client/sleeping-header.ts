/** The header before React is there: what its HTML does by itself, and a memory for what only React can answer. */
import { enhanceHeader, type Locale, openLogin, type Pulse } from '@chowk/shell'
import { fetchAhead } from './fetch-ahead.ts'
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
  locale: Locale,
): () => Promise<void> {
  const handOver = enhanceHeader(island, pulse, locale)
  const release = holdEvents(island, () => void wake())
  let waking: Promise<void> | undefined

  async function hydrate(): Promise<void> {
    // Whoever comes to the header may be on the way to the search.
    fetchAhead(
      [...island.querySelectorAll<HTMLElement>('[data-code]')].map(({ dataset }) => dataset.code ?? ''),
    )
    try {
      const { hydrateIsland, Header } = await react()
      handOver()
      const alive = hydrateIsland(island, Header)
      // React answers what comes from now on, if need be by hydrating at once.
      release()
      await alive
    } finally {
      release()
      removeEventListener('chowk:login', answerLater)
    }
  }

  const wake = () => {
    waking ??= hydrate()
    return waking
  }

  /** Without React in the end, `openLogin` goes to the sign-in page. */
  function answerLater(call: Event): void {
    // One that was taken off the page leaves it to the one in its place.
    if (call.defaultPrevented || !island.isConnected) return
    call.preventDefault()
    const open = () => openLogin()
    wake().then(open, open)
  }

  addEventListener('chowk:login', answerLater)
  return wake
}
