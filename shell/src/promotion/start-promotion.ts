import { onLinkClick, trackedAs } from '../analytics/delegate-tracking.ts'
import { type PromotionFacts, track } from '../analytics/track.ts'
import type { Pulse } from '../props/header-props.ts'

/** Counts the first sight of a block and the clicks on its links. It is active until it has been seen. Returns how to stop. */
export function startPromotion(block: HTMLElement, promotion: PromotionFacts, pulse: Pulse = {}): () => void {
  const { destinationURL } = promotion
  const seen = { ...promotion, destinationURL: destinationURL ?? block.querySelector('a')?.href }
  const ends = [
    observePromotion(block, seen, pulse, () => {
      block.dataset.promotion = 'inactive'
    }),
    onLinkClick(block, ({ href }) =>
      track.promotionClick({ ...promotion, destinationURL: destinationURL ?? href }, pulse),
    ),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** For HTML: `data-promotion="active"`, with the facts as `data-track`. */
export function startPromotions(root: ParentNode, pulse: Pulse): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-promotion=active]')) {
    const [name, position, creative] = trackedAs(block)
    startPromotion(block, { name, position, creative }, pulse)
  }
}

const SEEN_PART = 0.5

/** Reports promoView once, when at least half of the block (or half a screen of it) can be seen. Returns how to stop. */
export function observePromotion(
  block: Element,
  promotion: PromotionFacts,
  pulse: Pulse = {},
  onSeen: () => void = () => {},
): () => void {
  const isSeen = (entry: IntersectionObserverEntry) => {
    const screenPart = entry.rootBounds ? entry.intersectionRect.height / entry.rootBounds.height : 0
    return entry.isIntersecting && Math.max(entry.intersectionRatio, screenPart) >= SEEN_PART
  }
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
