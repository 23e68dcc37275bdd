import type { ReactNode } from 'react'
import { BulletList } from './bullet-list.tsx'
import { Prose } from './prose.tsx'
import { Section, type SectionProps } from './section.tsx'

interface ProseSectionProps extends Omit<SectionProps, 'children'> {
  /** One paragraph, before the points and the children. */
  readonly text?: ReactNode
  readonly points?: readonly string[]
  readonly children?: ReactNode
}

/** A section of prose; apart from `Section`, whose pages would otherwise all load the styles of prose. */
export function ProseSection({ text, points, children, ...section }: ProseSectionProps) {
  return (
    <Section {...section}>
      <Prose>
        {text && <p>{text}</p>}
        {points && <BulletList items={points} />}
        {children}
      </Prose>
    </Section>
  )
}
