/** Continues when the network is back: reloads the page, or goes back to the form that was not sent. */

/**
 * A device often reports a network some moments before anything answers, and an outage of the portal looks the same:
 * retry with growing pauses.
 */
const firstWaitMs = 2000
const longestWaitMs = 30_000
const slowing = 1.5

/** Returns a cleanup function. */
export function continueOnline(_root: HTMLElement, { toForm }: { readonly toForm: boolean }): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const goBack = (event: Event) => {
    event.preventDefault()
    backToForm()
  }
  window.addEventListener('online', toForm ? backToForm : () => location.reload(), { signal })
  document.querySelector('[data-go-back]')?.addEventListener('click', goBack, { signal })
  // A visitor who is leaving for another page is not brought back when the network returns meanwhile.
  window.addEventListener('beforeunload', () => leaving.abort(), { signal })
  // A device that already reports a network sends no event. Only its sender goes back to a lost form.
  if (!toForm) void reloadOnceAnswered(signal)
  return () => leaving.abort()
}

async function reloadOnceAnswered(signal: AbortSignal): Promise<void> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * slowing, longestWaitMs)) {
    await new Promise(resolve => setTimeout(resolve, waitMs))
    if (signal.aborted) return
    if (navigator.onLine && document.visibilityState === 'visible' && (await isAnswered(signal)))
      return location.reload()
  }
}

const isAnswered = (signal: AbortSignal) =>
  fetch(location.href, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  )

interface Steps {
  readonly currentEntry: { readonly index: number }
  entries(): readonly { readonly key: string }[]
  traverseTo(key: string): unknown
}

/** Uses the navigation key if the browser has one, because `history.back()` may skip a page that a script left. */
function backToForm(): void {
  const { navigation } = window as { navigation?: Steps }
  const form = navigation?.entries()[navigation.currentEntry.index - 1]
  if (form) navigation.traverseTo(form.key)
  else history.back()
}
