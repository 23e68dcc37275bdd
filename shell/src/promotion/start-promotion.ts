import { trackedAs } from '../analytics/delegate-tracking.ts'
import { type PromotionFacts, type Pulse, track } from '../analytics/track.ts'
import { sourceOf } from '../page/shadow.ts'
import { observePromotion } from './observe-promotion.ts'

/** Counts the first sight of a block and the clicks on its links. It is active until it has been seen. Returns how to stop. */
export function startPromotion(block: HTMLElement, promotion: PromotionFacts, pulse: Pulse = {}): () => void {
  const attached = new AbortController()
  const { destinationURL } = promotion
  const seen = { ...promotion, destinationURL: destinationURL ?? block.querySelector('a')?.href }
  const unobserve = observePromotion(block, seen, pulse, () => {
    block.dataset.promotion = 'inactive'
  })
  function reportClick(event: MouseEvent): void {
    const link = sourceOf(event)?.closest('a')
    if (!link || event.button > 1) return
    track.promotionClick({ ...promotion, destinationURL: destinationURL ?? link.href }, pulse)
  }
  for (const type of ['click', 'auxclick'] as const)
    block.addEventListener(type, reportClick, { signal: attached.signal })
  return () => {
    unobserve()
    attached.abort()
  }
}

/** For HTML: `data-promotion="active"`, with the facts as `data-track`. */
export function startPromotions(root: ParentNode, pulse: Pulse): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-promotion=active]')) {
    const [name, position, creative] = trackedAs(block)
    startPromotion(block, { name, position, creative }, pulse)
  }
}
