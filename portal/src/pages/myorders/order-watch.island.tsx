/**
 * Keeps a pending order's page up to date: asks for the page again, less and less often, and takes over what is new. Each
 * part with `data-live` has its own name; the state is changed in place, so that it is read out.
 */
import { refreshWallet } from '@chowk/shell'
import { useEffect } from 'react'
import { loadDocument } from '../../live-page/load-document.ts'
import { announceChange } from '../../live-page/page-change.ts'

const firstWaitMs = 1500
const longestWaitMs = 20_000
const slowing = 1.4

export function OrderWatch(): null {
  useEffect(() => {
    let waitMs = firstWaitMs
    let isWaitingFor = setTimeout(look, waitMs)

    async function look() {
      // Nobody looks: the question is put off until somebody does.
      if (document.visibilityState === 'visible' && !(await hasEnded())) waitMs *= slowing
      else if (document.visibilityState === 'visible') return
      isWaitingFor = setTimeout(look, Math.min(waitMs, longestWaitMs))
    }

    return () => clearTimeout(isWaitingFor)
  }, [])
  return null
}

/** Also when the page is another by now: signed out, or not found. */
async function hasEnded(): Promise<boolean> {
  const loaded = await loadDocument(location.href).catch(() => undefined)
  if (!loaded) return false
  if (loaded.url.pathname !== location.pathname) return true
  const isPending = takeOver(loaded.document)
  if (!isPending) refreshWallet()
  return !isPending
}

function takeOver(fresh: Document): boolean {
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const now = fresh.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`)
    if (!now || now.innerHTML === part.innerHTML) continue
    announceChange(part, () => part.replaceChildren(...document.adoptNode(now).childNodes))
  }
  return fresh.querySelector('[data-live][data-pending]') !== null
}
