import { onLinkClick, trackingLabels } from '../analytics/delegate-tracking.ts'
import { type PromotionFacts, track } from '../analytics/track.ts'
import type { Pulse } from '../props/header-props.ts'

const seenPart = 0.5

/**
 * Reports a block once, when at least half of it (or half a screen of it) is visible, and the clicks on its links. It
 * is active until it was seen. Returns a cleanup function.
 */
export function startPromotion(block: HTMLElement, promotion: PromotionFacts, pulse: Pulse = {}): () => void {
  const leadingTo = (href: string | undefined) => ({
    ...promotion,
    destinationURL: promotion.destinationURL ?? href,
  })
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(isSeen)) return
      observer.disconnect()
      block.dataset.promotion = 'inactive'
      track.promotionView(leadingTo(block.querySelector('a')?.href), pulse)
    },
    { threshold: [0, 0.25, seenPart] },
  )
  observer.observe(block)
  const stopClicks = onLinkClick(block, ({ href }) => track.promotionClick(leadingTo(href), pulse))
  return () => {
    observer.disconnect()
    stopClicks()
  }
}

function isSeen({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const screenPart = rootBounds ? intersectionRect.height / rootBounds.height : 0
  return isIntersecting && Math.max(intersectionRatio, screenPart) >= seenPart
}

/** For HTML: `data-promotion="active"`, with the facts as `data-track`. */
export function startPromotions(root: ParentNode, pulse: Pulse): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-promotion=active]')) {
    const [name, position, creative] = trackingLabels(block)
    startPromotion(block, { name, position, creative }, pulse)
  }
}
