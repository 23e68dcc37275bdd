/**
 * Opening a section closes the one before it, and the page above shrinks by all its links: without this the section
 * just opened would leap out of the window.
 */
export function keepSummariesInPlace(root: HTMLElement): () => void {
  function onClick({ target }: MouseEvent): void {
    const summary = target instanceof Element ? target.closest('summary') : null
    if (!summary) return
    const topBefore = summary.getBoundingClientRect().top
    requestAnimationFrame(() => {
      const movedPx = summary.getBoundingClientRect().top - topBefore
      if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: 'instant' })
    })
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
