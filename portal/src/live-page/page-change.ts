/**
 * Between what changes a page and the islands on it: those that go are unmounted, those that come are brought to life.
 * An event, since the islands' code must not hold the list of all islands.
 */
export interface PageChange {
  readonly place: Element
  readonly change: () => void
}

const name = 'chowk:page-change'

export function announceChange(place: Element, change: () => void): void {
  const event = new CustomEvent<PageChange>(name, { detail: { place, change }, cancelable: true })
  // Nobody listens before the page's script has run, and then there are no islands to look after.
  if (window.dispatchEvent(event)) change()
}

/** Whoever looks after the islands makes the change itself. */
export function onPageChange(look: (change: PageChange) => void): void {
  window.addEventListener(name, event => {
    event.preventDefault()
    look((event as CustomEvent<PageChange>).detail)
  })
}
