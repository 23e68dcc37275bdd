/** The header before React is there: what its HTML does by itself, and a memory for what only React can answer. */
import { enhanceHeader, openLogin } from '@chowk/shell'
import { pagePulse, readPageSettings } from '../page/page-settings.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { holdEvents } from './held-events.ts'

type Parts = typeof import('./site-islands.ts')

/** Returns how to wake it. */
export function sleepingHeader(island: HTMLElement, react: () => Promise<Parts>): () => Promise<void> {
  const handOver = enhanceHeader(island, pagePulse(), readPageSettings(document).locale)
  const release = holdEvents(island, () => void wake())
  let waking: Promise<void> | undefined

  async function hydrate(): Promise<void> {
    // Whoever comes to the header may be on the way to the search.
    fetchAhead(
      [...island.querySelectorAll<HTMLElement>('[data-code]')].map(({ dataset }) => dataset.code ?? ''),
    )
    try {
      const { hydrateIsland, SiteHeader } = await react()
      handOver()
      const alive = hydrateIsland(island, SiteHeader)
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
    if (call.defaultPrevented) return
    call.preventDefault()
    wake().then(
      () => openLogin(),
      () => openLogin(),
    )
  }

  addEventListener('chowk:login', answerLater)
  return wake
}
