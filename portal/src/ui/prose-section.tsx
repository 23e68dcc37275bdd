import { Prose } from './prose.tsx'
import { Section, type SectionProps } from './section.tsx'

/** A section of prose; apart from `Section`, whose pages would otherwise all load the styles of prose. */
export function ProseSection({ children, ...section }: SectionProps) {
  return (
    <Section {...section}>
      <Prose>{children}</Prose>
    </Section>
  )
}
