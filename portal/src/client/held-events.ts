/**
 * What a hand does to an island before React is there: held, and done again once it is, so that nothing is lost and nobody
 * sees it twice. What the browser does by itself (following a link, showing a popover) it does at once, and only once.
 */

interface Held {
  readonly event: Event
  readonly target: Element
  /** The browser was kept from answering, since the island's answer is another. */
  readonly isOwed: boolean
}

/** `onHeld` asks for React. Returns how to end it: everything held happens again, in its order. */
export function holdEvents(island: Element, onHeld: () => void): () => void {
  const held: Held[] = []
  const holding = new AbortController()

  function hold(event: Event): void {
    // A shadow root would name itself.
    const [target] = event.composedPath()
    if (!(target instanceof Element) || !isForReact(island, target)) return
    const isOwed = opensDialog(event, target)
    if (event.type === 'keydown' && !isOwed) return
    event.stopPropagation()
    if (isOwed) event.preventDefault()
    held.push({ event, target, isOwed })
    onHeld()
  }

  for (const type of ['click', 'auxclick', 'keydown'])
    window.addEventListener(type, hold, { capture: true, signal: holding.signal })

  return () => {
    holding.abort()
    for (const each of held.splice(0)) repeat(each)
  }
}

/** Menus, shortcuts and the search are no part of React's tree, and what unfolds has its own listener. */
function isForReact(island: Element, target: Element): boolean {
  const part = target.closest('[data-kept], [aria-expanded], chowk-island')
  return part === island
}

/** By a plain press, or the key that presses a button: with a modifier a link opens elsewhere, as the browser does best. */
function opensDialog(event: Event, target: Element): boolean {
  if (!target.closest('[aria-haspopup=dialog]')) return false
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent | KeyboardEvent
  if (ctrlKey || metaKey || shiftKey || altKey) return false
  return event.type === 'click' || (event as KeyboardEvent).key === ' '
}

/** Where the island does not answer after all, the browser gives the answer that is owed. */
function repeat({ event, target, isOwed }: Held): void {
  const again = new (event.constructor as typeof Event)(event.type, event)
  const isDone = (end: Event) => end.preventDefault()
  if (!isOwed) window.addEventListener(event.type, isDone)
  target.dispatchEvent(again)
  window.removeEventListener(event.type, isDone)
}
