import type { When } from '../islands/island.tsx'

/** What is filled in for somebody changes without being touched. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'] as const

/** Runs `start` once, at the moment the island's `data-when` names. */
export function whenDue(element: HTMLElement, start: () => void): void {
  switch (element.dataset.when as When) {
    case 'load':
      start()
      return
    case 'idle':
      if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
      else setTimeout(start, 200)
      return
    case 'visible':
      whenVisible(element, start)
      return
    case 'interaction':
      whenTouched(element, start)
  }
}

/** The island itself has no box (display: contents), so its children are watched. */
function whenVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '200px' },
  )
  for (const child of element.children) observer.observe(child)
}

function whenTouched(element: HTMLElement, start: () => void): void {
  const listening = new AbortController()
  for (const type of interactions)
    element.addEventListener(
      type,
      () => {
        listening.abort()
        start()
      },
      { signal: listening.signal, passive: true },
    )
}
