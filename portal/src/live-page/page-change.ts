/**
 * How scripts change the page that is shown. Islands in the old content are unmounted and those in the new content are
 * started. An event connects the two, because the code of an island must not import the list of all islands.
 */
interface PageChange {
  readonly place: Element
  readonly change: () => void
}

const name = 'chowk:page-change'

/** The only way in which content of another document replaces content of this one. ADR 49 says why this does not morph. */
export function replaceContent(place: Element, next: Element): void {
  const change = () => place.replaceChildren(...document.adoptNode(next).childNodes)
  const event = new CustomEvent<PageChange>(name, { detail: { place, change }, cancelable: true })
  // Before the page's script has run nothing listens, and no island is mounted.
  if (window.dispatchEvent(event)) change()
}

/** The listener unmounts, makes the change, and mounts. */
export function onPageChange(handle: (change: PageChange) => void): void {
  window.addEventListener(name, event => {
    event.preventDefault()
    handle((event as CustomEvent<PageChange>).detail)
  })
}

/** After an action, or when the focused element is gone: the heading says which page this is, and Tab leads into it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Shows elements that need a script: the server sends them in a template. */
export function revealTemplate(root: ParentNode): void {
  const template = root.querySelector('template')
  template?.replaceWith(template.content)
}

/**
 * The URL of the page that is shown. A history entry that this document pushed has no page: when the visitor
 * goes back to it, the page is requested again, and the server knows the current state.
 */
const addressNow = () => location.pathname + location.search

let shown = globalThis.location && addressNow()

export function showAddress({ pathname, search }: URL): void {
  shown = pathname + search
  if (shown !== addressNow()) history.pushState(null, '', shown)
}

/** Ignores steps within a page, such as to a field with an error or to a section. */
export function followHistory(): void {
  window.addEventListener('popstate', () => {
    if (addressNow() !== shown) location.reload()
  })
}
