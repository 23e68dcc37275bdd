import { aboutText, isAbout } from '../../../content/about-text.ts'
import { useLocale } from '../../../page/page.ts'
import { TextSectionView } from '../../../ui/text-section.tsx'

/** Text about this provider or board alone; most have none. */
export function About({ path }: { readonly path: string }) {
  const locale = useLocale()
  if (!isAbout(path, locale)) return null
  return aboutText(path, locale).sections.map(section => (
    <TextSectionView key={section.heading} section={section} />
  ))
}
