import type { ComponentProps } from 'react'
import { LinkGrid } from './link-grid.tsx'
import { Section } from './section.tsx'

type LinkSectionProps = Omit<ComponentProps<typeof Section>, 'children'> &
  Pick<ComponentProps<typeof LinkGrid>, 'links' | 'density'>

/** A section of links; nothing without links. */
export function LinkSection({ links, density, ...section }: LinkSectionProps) {
  if (links.length === 0) return null
  return (
    <Section {...section}>
      <LinkGrid links={links} {...(density && { density })} />
    </Section>
  )
}
