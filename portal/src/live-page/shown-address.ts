/**
 * The address of the page that is shown. An entry of the history that this document pushed holds no page: when a person
 * goes back to one, the page is asked for, and the server knows how far the matter has come.
 */
const addressNow = () => location.pathname + location.search

let shown = globalThis.location && addressNow()

export function showAddress({ pathname, search }: URL): void {
  shown = pathname + search
  if (shown !== addressNow()) history.pushState(null, '', shown)
}

/** Steps within a page, to an error's field or a section, are none of its business. */
export function followHistory(): void {
  window.addEventListener('popstate', () => {
    if (addressNow() !== shown) location.reload()
  })
}
