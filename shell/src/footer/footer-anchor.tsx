import type { ReactNode } from 'react'
import type { FooterSubItem } from './footer-data.ts'
import type { Localised } from './localised.ts'

interface FooterAnchorProps {
  readonly item: FooterSubItem & { readonly target?: string }
  readonly localised: Localised
  readonly className?: string
  /** Stands before the name. */
  readonly children?: ReactNode
}

/** A link with as little markup as a link can have: the footer holds some nine hundred. */
export function FooterAnchor({ item, localised, className, children }: FooterAnchorProps) {
  return (
    <a
      href={localised.href(item.link)}
      target={item.target}
      rel={item.target === '_blank' ? 'noopener' : undefined}
      className={className}
    >
      {children}
      {localised.text(item.name, item.localeKey)}
    </a>
  )
}
