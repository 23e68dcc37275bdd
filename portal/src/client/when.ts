import type { When } from '../islands/island.tsx'

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
      // Some say what they find below a form that stands without them.
      onFirst(element.closest('form') ?? element, start)
      return
    case 'intent':
      whenMeant(start)
      return
    case 'customer':
      whenSignedIn(start)
  }
}

export function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
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

/** Long enough for the answer to a press to be painted; a finger's begins a tenth of a second before its click. */
const pauseMs = 100
const pauseAtPressMs = 300

/** What a hand begins with, the HTML answers by itself; what it does not is held, and brings React at once. */
function whenMeant(start: () => void): void {
  onFirst(window, ({ type }) =>
    setTimeout(() => whenIdle(start), type === 'pointerdown' ? pauseAtPressMs : pauseMs),
  )
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

function onFirst(place: EventTarget, start: (event: Event) => void): void {
  const listening = new AbortController()
  for (const type of touches)
    place.addEventListener(
      type,
      event => {
        if (isAtRest(event as MouseEvent)) return
        listening.abort()
        start(event)
      },
      { signal: listening.signal, passive: true },
    )
}

/** Browsers tell of a pointer that rests where the page came up under it, too: that is no hand. */
function isAtRest({ type, movementX, movementY }: MouseEvent): boolean {
  return type === 'mousemove' && !movementX && !movementY
}
