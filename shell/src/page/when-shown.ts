/** Runs once a person can see the page: at once, or when a prerendered page is activated. Returns a cancel. */
export function whenShown(callback: () => void): () => void {
  const page: Document & { readonly prerendering?: boolean } = document
  if (!page.prerendering) {
    callback()
    return () => {}
  }
  document.addEventListener('prerenderingchange', callback, { once: true })
  return () => document.removeEventListener('prerenderingchange', callback)
}
