import type { When } from '../islands/island.tsx'
import type { Connected } from '../page/connection.ts'

/** What is filled in for somebody changes without being touched. */
const touches = ['mousemove', 'pointerdown', 'focusin', 'keydown', 'change']

/** Runs `start` once, at the moment the island's `data-when` names. */
export function whenDue(element: HTMLElement, start: () => void): void {
  switch (element.dataset.when as When) {
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
      noteSending(element)
      // Some say what they find below a form that stands without them. A task after an animation frame runs when that frame was
      // painted: the one with the caret, after a press.
      whenTouched(element.closest('form') ?? element, {
        afterPressMs: 0,
        onFirst: () => fetchAhead(codeIn(element)),
        start: () => requestAnimationFrame(() => setTimeout(start)),
      })
      return
    case 'customer':
      whenSignedIn(start)
  }
}

/** What is sent before the island's code is there is on its way already; a page that is come back to has sent nothing. */
function noteSending(element: HTMLElement): void {
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

/** The page's head has looked into what is stored; the session check may say otherwise. */
function whenSignedIn(start: () => void): void {
  if (document.documentElement.dataset.session === 'in') start()
  else
    addEventListener('chowk:user', function hear({ detail: { status } }) {
      if (status !== 'signed-in') return
      removeEventListener('chowk:user', hear)
      start()
    })
}

/** Long enough for the answer to be painted; a finger's press begins a tenth of a second before its click. */
const pauseMs = 100
const pauseAtPressMs = 300

/** Once somebody has touched the page, and it has nothing else to do. */
export function whenPageTouched(start: () => void): void {
  whenTouched(window, { afterPressMs: pauseAtPressMs, start: () => whenIdle(start) })
}

interface Touched {
  readonly afterPressMs: number
  readonly onFirst?: () => void
  readonly start: () => void
}

/**
 * The HTML answers the first interaction by itself, and that is painted before more code runs: a press delays it again.
 * The code is fetched meanwhile.
 */
function whenTouched(place: EventTarget, { afterPressMs, onFirst, start }: Touched): void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function hear(event: Event): void {
    if (isAtRest(event as MouseEvent)) return
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
  for (const type of touches) place.addEventListener(type, hear, { signal: listening.signal, passive: true })
}

/** Its own and that of islands within: whoever comes to the header may be on the way to the search. */
function codeIn(element: HTMLElement): string[] {
  const islands = [element, ...element.querySelectorAll<HTMLElement>('[data-code]')]
  return islands.flatMap(({ dataset }) => dataset.code ?? [])
}

/** Browsers tell of a pointer that rests where the page came up under it, too: that is no hand. */
function isAtRest({ type, movementX, movementY }: MouseEvent): boolean {
  return type === 'mousemove' && !movementX && !movementY
}

/** Brings modules into the browser before they are needed, without running them; not where data is dear. */
function fetchAhead(modules: readonly string[]): void {
  if ((navigator as Connected).connection?.saveData) return
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** When the page is there and has nothing else to do. */
export function onceLoaded(work: () => void): void {
  const begin = () => whenIdle(work)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
