/** What is the same for a shell in the page and for one in a shadow root, which keeps the page's styles out. */

const hosts = 'chowk-header, chowk-footer'

/** What has the focus, seen from the node's own root: from outside, a shadow root hides it. */
export function focusedBeside(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement
}

/** What an event that reached the window came from: a shadow root hides that, too. */
export function sourceOf(event: Event): Element | undefined {
  const [source] = event.composedPath()
  return source instanceof Element ? source : undefined
}

/** A mark that style sheets follow: on the page, and on the hosts, beyond which a style sheet cannot look. */
export function markPage(name: string, value: string | undefined): void {
  for (const place of [document.documentElement, ...document.querySelectorAll<HTMLElement>(hosts)]) {
    if (value === undefined) delete place.dataset[name]
    else place.dataset[name] = value
  }
}

/** Everything a selector has to look through. */
export function shellRoots(): readonly (Document | ShadowRoot)[] {
  const shadows = [...document.querySelectorAll(hosts)].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [document, ...shadows]
}

/** Where the shell's own style sheet holds. */
export function styledPlace(): HTMLElement | ShadowRoot {
  return document.querySelector(hosts)?.shadowRoot ?? document.body
}
