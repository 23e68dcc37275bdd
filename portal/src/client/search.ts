/** Loads the suggestions with the first focus: few visitors search. Returns a function that ends them. */
export function startSearch(root: ParentNode): () => void {
  const box = root.querySelector<HTMLElement>('[data-search]')
  const started = new AbortController()
  const { signal } = started
  function begin(): void {
    import('../search/suggestions.ts').then(
      ({ startSuggestions }) => box && startSuggestions(box, signal),
      // The form leads to the page of results without them.
      () => box?.addEventListener('focusin', begin, { once: true, signal }),
    )
  }
  box?.addEventListener('focusin', begin, { once: true, signal })
  return () => started.abort()
}
