/** Suggestions come with the first focus: their code is small, and few visitors search. */
export function startSearch(root: ParentNode): void {
  const box = root.querySelector<HTMLElement>('[data-search]')
  box?.addEventListener('focusin', begin, { once: true })
  function begin(): void {
    import('../search/suggestions.ts').then(
      ({ startSuggestions }) => box && startSuggestions(box),
      // The form leads to the page of results without them.
      () => box?.addEventListener('focusin', begin, { once: true }),
    )
  }
}
