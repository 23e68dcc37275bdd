import { initials } from '../ui/initials.ts'

/**
 * Writes the initials on the marks of a list that share shape and hue, when it comes near the window: hundreds of them in the
 * HTML would cost every page two kilobytes. Without script the marks are plain.
 */
export function fillMarks(root: HTMLElement): () => void {
  const near = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        for (const link of target.querySelectorAll('a')) link.dataset.chowkMark = initials(link.textContent)
      }
    },
    { rootMargin: '200px' },
  )
  for (const list of root.querySelectorAll('[data-marks]')) near.observe(list)
  return () => near.disconnect()
}
