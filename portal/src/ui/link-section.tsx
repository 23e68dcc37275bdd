import type { ComponentProps, ReactNode } from 'react'
import { LinkGrid } from './link-grid.tsx'
import { Section } from './section.tsx'

type LinkSectionProps = Omit<ComponentProps<typeof Section>, 'children'> &
  Pick<ComponentProps<typeof LinkGrid>, 'locale' | 'links' | 'density'>

export function LinkSection({ locale, links, density, ...section }: LinkSectionProps): ReactNode {
  return (
    <Section {...section}>
      <LinkGrid locale={locale} links={links} {...(density && { density })} />
    </Section>
  )
}
