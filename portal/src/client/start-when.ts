import { painted, whenIdle } from '@chowk/shell/behaviour'
import type { HydrateWhen } from '../islands/island.tsx'
import { savesData } from '../page/save-data.ts'

/** A browser that fills in a form causes 'change' alone. */
const interactions = ['mousemove', 'pointerdown', 'focusin', 'keydown', 'change']

/** Runs `start` once, at the moment the island's `data-when` names. */
export function runWhenDue(element: HTMLElement, start: () => void): void {
  switch (element.dataset.when as HydrateWhen) {
    case 'load':
      start()
      return
    case 'idle':
      whenIdle(start)
      return
    case 'visible':
      whenVisible(element, start)
      return
    case 'interaction':
      markSubmitted(element)
      // Some islands enhance the form around them. After a press, the frame with the caret is painted first.
      whenUsed(element.closest('form') ?? element, {
        afterPressMs: 0,
        onFirst: () => fetchAhead(codeIn(element)),
        start: () => void painted().then(start),
      })
      return
    case 'customer':
      whenSignedIn(start)
  }
}

/** Marks a form that was submitted before the island's code arrived, until the page is left. */
function markSubmitted(element: HTMLElement): void {
  element.addEventListener('submit', () => {
    element.dataset.sent = ''
  })
  addEventListener('pagehide', () => delete element.dataset.sent)
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

/** The script in the head has read the stored session; the session check may say otherwise. */
function whenSignedIn(start: () => void): void {
  if (document.documentElement.dataset.session === 'in') start()
  else
    addEventListener('chowk:user', function onUser({ detail: { status } }) {
      if (status !== 'signed-in') return
      removeEventListener('chowk:user', onUser)
      start()
    })
}

/** Long enough for the answer to be painted; a finger's press begins a tenth of a second before its click. */
const pauseMs = 100
const pauseAtPressMs = 300

/** After the first interaction, when the page is idle. */
export function runWhenPageUsed(start: () => void): void {
  whenUsed(window, { afterPressMs: pauseAtPressMs, start: () => whenIdle(start) })
}

interface FirstInteraction {
  readonly afterPressMs: number
  readonly onFirst?: () => void
  readonly start: () => void
}

/**
 * The HTML answers the first interaction by itself. The browser paints that before more code runs, and a press delays the code
 * again; the code is fetched meanwhile.
 */
function whenUsed(place: EventTarget, { afterPressMs, onFirst, start }: FirstInteraction): void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function onInteraction(event: Event): void {
    if (isUnmoved(event as MouseEvent) || (place === window && isAutofocus(event))) return
    const isPress = event.type === 'pointerdown'
    if (!timer) onFirst?.()
    else if (!isPress) return
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        listening.abort()
        start()
      },
      isPress ? afterPressMs : pauseMs,
    )
  }
  for (const type of interactions)
    place.addEventListener(type, onInteraction, { signal: listening.signal, passive: true })
}

/** Fetches the code of the element and of islands inside it, because a visitor who uses the header may search next. */
function codeIn(element: HTMLElement): string[] {
  const islands = [element, ...element.querySelectorAll<HTMLElement>('[data-code]')]
  return islands.flatMap(({ dataset }) => dataset.code ?? [])
}

/** Browsers also fire 'mousemove' for a resting pointer when a page appears under it. */
function isUnmoved({ type, movementX, movementY }: MouseEvent): boolean {
  return type === 'mousemove' && !movementX && !movementY
}

/** The page focuses the field, not the visitor, whose first key or press counts. */
const isAutofocus = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof HTMLElement && target.autofocus

/** Fetches modules before they are needed, without running them; not with Save-Data. */
function fetchAhead(modules: readonly string[]): void {
  if (savesData()) return
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** Runs when the page is loaded and idle. */
export function runOnceLoaded(work: () => void): void {
  const begin = () => whenIdle(work)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
