/** Makes code work the same in the page and in a shadow root, which isolates the shell from the page's styles. */

const hosts = 'chowk-header, chowk-footer'

/** The focused element, seen from the node's own root: from outside, a shadow root hides it. */
export function focusedInRootOf(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement
}

/** The target of an event that reached the window: a shadow root hides that, too. */
export function sourceOf(event: Event): Element | undefined {
  const [source] = event.composedPath()
  return source instanceof Element ? source : undefined
}

/**
 * Sets an attribute that style sheets use, on the page and on the shadow hosts, because a style sheet inside cannot
 * select the page.
 */
export function markPage(name: string, value: string | undefined): void {
  for (const place of [document.documentElement, ...document.querySelectorAll<HTMLElement>(hosts)]) {
    if (value === undefined) delete place.dataset[name]
    else place.dataset[name] = value
  }
}

/** Every root that a selector has to be run on. */
export function shellRoots(): readonly (Document | ShadowRoot)[] {
  const shadows = [...document.querySelectorAll(hosts)].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [document, ...shadows]
}

/** The root in which the shell's own style sheet applies. */
export function styledRoot(): HTMLElement | ShadowRoot {
  return document.querySelector(hosts)?.shadowRoot ?? document.body
}
