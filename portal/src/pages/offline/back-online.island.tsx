/** Goes on once the network is back: asks for the page again, or goes back to the form that was not sent. Shows nothing itself. */
import { useEffect } from 'react'

export function BackOnline({ toForm = false }: { readonly toForm?: boolean }): null {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const goBack = (event: Event) => {
      event.preventDefault()
      backToForm()
    }
    window.addEventListener('online', toForm ? backToForm : () => location.reload(), { signal })
    document.querySelector('[data-go-back]')?.addEventListener('click', goBack, { signal })
    return () => leaving.abort()
  }, [toForm])
  return null
}

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
