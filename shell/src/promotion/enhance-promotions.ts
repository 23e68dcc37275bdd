import { delegateTracking, trackedAs } from '../analytics/delegate-tracking.ts'
import type { Pulse } from '../analytics/track.ts'
import { observePromotion } from './observe-promotion.ts'

/** Counts promotions in HTML that is never hydrated: `data-promotion="active"`, with its facts as `data-track`. */
export function enhancePromotions(root: ParentNode, pulse: Pulse): void {
  for (const block of root.querySelectorAll<HTMLElement>('[data-promotion=active]')) {
    const [name, position, creative] = trackedAs(block)
    const destinationURL = block.querySelector('a')?.href
    observePromotion(block, { name, position, creative, destinationURL }, pulse, () => {
      block.dataset.promotion = 'inactive'
    })
    delegateTracking(block, pulse)
  }
}
