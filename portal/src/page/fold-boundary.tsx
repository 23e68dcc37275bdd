/**
 * The above-the-fold boundary. The browser first paints when the parser has reached it, because half a screen would shift; the rest
 * follows.
 */
export const foldBoundaryId = 'painted'

/**
 * For a page that is longer than any window. The first of several counts; without one, painting waits for the whole main
 * part.
 */
export function FoldBoundary() {
  return <div id={foldBoundaryId} hidden />
}
