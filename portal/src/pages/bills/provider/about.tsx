import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { aboutText, isAbout } from '../../../content/about-text.ts'
import { TextSectionView } from '../../../ui/text-section.tsx'

interface AboutProps {
  readonly path: string
  readonly locale: Locale
}

/** Text about this provider or board alone; most have none. */
export function About({ path, locale }: AboutProps): ReactNode {
  if (!isAbout(path, locale)) return null
  return aboutText(path, locale).sections.map(section => (
    <TextSectionView key={section.heading} locale={locale} section={section} />
  ))
}
