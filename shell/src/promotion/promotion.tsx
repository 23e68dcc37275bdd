import { type ReactNode, useEffect, useRef } from 'react'
import type { PromotionFacts } from '../analytics/track.ts'
import type { Pulse } from '../props/header-props.ts'
import { startPromotion } from './start-promotion.ts'

export interface PromotionProps extends PromotionFacts {
  readonly pulse?: Pulse
  readonly className?: string
  readonly children: ReactNode
}

/** A block whose first impression and clicks are tracked. */
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
  useEffect(
    () =>
      block.current
        ? startPromotion(block.current, { name, creative, position, destinationURL }, pulse)
        : undefined,
    [name, creative, position, destinationURL, pulse],
  )
  return (
    <div ref={block} className={className} data-promotion="active">
      {children}
    </div>
  )
}
