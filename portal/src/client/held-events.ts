/**
 * What a hand does to an island before React is there: held, and done again once it is, so that nothing is lost and nobody
 * sees it twice. What the browser does by itself (following a link, showing a popover) it does at once, and only once.
 */

interface Held {
  readonly event: Event
  readonly target: Element
}

/** `onHeld` asks for React. Returns how to end it: everything held happens again, in its order. */
export function holdEvents(island: Element, onHeld: () => void): () => void {
  const held: Held[] = []
  const holding = new AbortController()

  function hold(event: Event): void {
    // A shadow root would name itself.
    const [target] = event.composedPath()
    if (!(target instanceof Element) || !isForReact(island, target)) return
    event.stopPropagation()
    held.push({ event, target })
    onHeld()
  }

  for (const type of ['click', 'auxclick'])
    window.addEventListener(type, hold, { capture: true, signal: holding.signal })

  return () => {
    holding.abort()
    for (const each of held.splice(0)) repeat(each)
  }
}

/**
 * Menus, shortcuts and the search are no part of React's tree; what unfolds, and the sign-in, have their own listener; and
 * a sheet that the browser shows is taken over as it stands.
 */
function isForReact(island: Element, target: Element): boolean {
  const part = target.closest('[data-kept], [aria-expanded], [aria-haspopup], [popovertarget], chowk-island')
  return part === island
}

function repeat({ event, target }: Held): void {
  const again = new (event.constructor as typeof Event)(event.type, event)
  const isDone = (end: Event) => end.preventDefault()
  window.addEventListener(event.type, isDone)
  target.dispatchEvent(again)
  window.removeEventListener(event.type, isDone)
}
