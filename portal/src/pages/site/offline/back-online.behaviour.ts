/** Goes on once the network is back: asks for the page again, or goes back to the form that was not sent. Returns how to end it. */
/** A device often reports a network some moments before anything answers. An outage of the portal looks the same: ask less and less often. */
const firstWaitMs = 2000
const longestWaitMs = 30_000
const slowing = 1.5

export function continueOnline(_root: HTMLElement, { toForm }: { readonly toForm: boolean }): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const goBack = (event: Event) => {
    event.preventDefault()
    backToForm()
  }
  window.addEventListener('online', toForm ? backToForm : () => location.reload(), { signal })
  document.querySelector('[data-go-back]')?.addEventListener('click', goBack, { signal })
  // Who is on the way to another page is not called back to this one by a network that returns meanwhile.
  window.addEventListener('beforeunload', () => leaving.abort(), { signal })
  // No event follows where the device already reports a network. From a lost form only its sender goes back.
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

/** By its own key where the browser has them: `history.back()` may pass over a page that was left by a script's hand. */
function backToForm(): void {
  const { navigation } = window as { navigation?: Steps }
  const form = navigation?.entries()[navigation.currentEntry.index - 1]
  if (form) navigation.traverseTo(form.key)
  else history.back()
}
