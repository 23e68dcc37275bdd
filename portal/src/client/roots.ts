interface Root {
  unmount(): void
}

const roots = new WeakMap<Element, Root>()

export function keepRoot(element: Element, root: Root): void {
  roots.set(element, root)
}

/** Ends the islands of a part of the page that is about to go, and what they listen to. */
export function unmountIslands(place: ParentNode): void {
  for (const element of place.querySelectorAll('chowk-island')) roots.get(element)?.unmount()
}
