/** Runs when the page is visible: at once, or when a prerendered page is activated. */
export function runWhenShown(callback: () => void): void {
  const page: Document & { readonly prerendering?: boolean } = document
  if (page.prerendering) page.addEventListener('prerenderingchange', callback, { once: true })
  else callback()
}
