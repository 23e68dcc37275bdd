import type { ComponentProps } from 'react'
import { LinkGrid } from './link-grid.tsx'
import { Section } from './section.tsx'

type LinkSectionProps = Omit<ComponentProps<typeof Section>, 'children'> &
  Pick<ComponentProps<typeof LinkGrid>, 'links' | 'density'>

export function LinkSection({ links, density, ...section }: LinkSectionProps) {
  return (
    <Section {...section}>
      <LinkGrid links={links} {...(density && { density })} />
    </Section>
  )
}
