import { type PromotionFacts, type Pulse, track } from '../analytics/track.ts'

const SEEN_PART = 0.5

/** Reports promoView once, when at least half of the block (or half a screen of it) can be seen. Returns how to stop. */
export function observePromotion(
  block: Element,
  promotion: PromotionFacts,
  pulse: Pulse = {},
  onSeen: () => void = () => {},
): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(isSeen)) return
      observer.disconnect()
      track.promotionView(promotion, pulse)
      onSeen()
    },
    { threshold: [0, 0.25, SEEN_PART] },
  )
  observer.observe(block)
  return () => observer.disconnect()
}

function isSeen({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false
  const screenPart = rootBounds ? intersectionRect.height / rootBounds.height : 0
  return intersectionRatio >= SEEN_PART || screenPart >= SEEN_PART
}
