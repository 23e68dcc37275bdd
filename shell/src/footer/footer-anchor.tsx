import type { ReactNode } from 'react'
import { isMark, markClasses, markOn } from '../marks/mark.tsx'
import type { FooterSubItem } from './footer-data.ts'
import type { Localised } from './localised.ts'

interface FooterAnchorProps {
  readonly item: FooterSubItem & { readonly target?: string }
  readonly localised: Localised
  readonly className?: string
  /** Where nothing around it says so. */
  readonly track?: string | undefined
  /** Where the link's mark is drawn, and the shape that those around it have. */
  readonly showMark?: boolean
  readonly shapeAround?: string | undefined
  /** Stands before the name. */
  readonly children?: ReactNode
}

/** A link with as little markup as a link can have: the footer holds some nine hundred. */
export function FooterAnchor({
  item,
  localised,
  className,
  track,
  showMark,
  shapeAround,
  children,
}: FooterAnchorProps) {
  const text = localised.text(item.name, item.localeKey)
  const mark = showMark && isMark(item.image) && markClasses(item.image)
  return (
    <a
      href={localised.href(item.link)}
      target={item.target}
      rel={item.target === '_blank' ? 'noopener' : undefined}
      className={mark ? classesOf(mark, shapeAround) : className}
      data-track={track}
      {...(mark && markOn(text))}
    >
      {children}
      {text}
    </a>
  )
}

/** What is not ours opens beside the page. */
export const besideIfOutside = <Item extends FooterSubItem>(item: Item) =>
  item.link.startsWith('/') ? item : { ...item, target: '_blank' }

function classesOf({ shape, hue }: ReturnType<typeof markClasses>, shapeAround?: string): string {
  return [hue, shape === shapeAround ? '' : shape].join(' ').trim()
}
