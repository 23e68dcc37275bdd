import type { ReactNode } from 'react'
import { Prose } from './prose.tsx'
import { Section, type SectionProps } from './section.tsx'

/** A section that holds running text alone; not a part of `Section`, whose pages would all be sent the styles of text. */
export function ProseSection({ children, ...section }: SectionProps): ReactNode {
  return (
    <Section {...section}>
      <Prose>{children}</Prose>
    </Section>
  )
}
