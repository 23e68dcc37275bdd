import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type PromotionFacts, type Pulse, track } from '../analytics/track.ts'
import { observePromotion } from './observe-promotion.ts'

export interface PromotionProps extends PromotionFacts {
  readonly pulse?: Pulse
  readonly className?: string
  readonly children: ReactNode
}

/** A block whose first sight and whose clicks are counted. It is active until it has been seen. */
export function Promotion({
  name,
  creative,
  position,
  destinationURL,
  pulse,
  className,
  children,
}: PromotionProps) {
  const block = useRef<HTMLDivElement>(null)
  const [isActive, setActive] = useState(true)

  useEffect(() => {
    if (!block.current || !isActive) return
    const promotion = { name, creative, position, destinationURL: destinationURL ?? linkOf(block.current) }
    return observePromotion(block.current, promotion, pulse, () => setActive(false))
  }, [isActive, name, creative, position, destinationURL, pulse])

  function reportClick(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.button > 1) return
    track.promotionClick({ name, creative, position, destinationURL: destinationURL ?? link.href }, pulse)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the link inside is what a person uses
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on the link inside arrives here as a click
    <div
      ref={block}
      className={className}
      data-promotion={isActive ? 'active' : 'inactive'}
      onClick={reportClick}
      onAuxClick={reportClick}
    >
      {children}
    </div>
  )
}

function linkOf(block: Element): string | undefined {
  return block.querySelector('a')?.href
}
