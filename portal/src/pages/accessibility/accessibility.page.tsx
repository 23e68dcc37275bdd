/** /accessibility: what we hold ourselves to, how it was tested, what is missing, and help with reading. */
import type { ReactNode } from 'react'
import { pageText } from '../../content/page-text.ts'
import { Island } from '../../islands/island.tsx'
import { type PageContext, page } from '../../page/page.ts'
import { ReadingHelpSwitch } from '../../reading-help/reading-help-switch.island.tsx'
import { SearchKeySwitch } from '../../search/search-key-switch.island.tsx'
import { trail } from '../../ui/breadcrumbs.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { ProseSection } from '../../ui/prose-section.tsx'
import { TextSectionView } from '../../ui/text-section.tsx'
import { accessibilityCopy } from './accessibility-copy.ts'

export const accessibilityPage = page<null>({
  pattern: '/accessibility',
  sitemap: ['/accessibility'],
  screenName: 'accessibility',
  load: () => null,
  head: (_facts, { locale }) => ({
    title: pageText('accessibility', locale).title,
    description: pageText('accessibility', locale).description,
    breadcrumbs: trail(locale),
    current: pageText('accessibility', locale).current,
  }),
  View: AccessibilityView,
})

function AccessibilityView({ context: { locale } }: { context: PageContext }): ReactNode {
  const copy = accessibilityCopy[locale]
  const text = pageText('accessibility', locale)
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale)}
      title={text.title}
      current={text.current}
      lead={text.lead}
    >
      {text.sections.map(section => (
        <TextSectionView key={section.heading} locale={locale} section={section} />
      ))}
      <ProseSection title={copy.reading}>
        <p>{copy.readingText}</p>
        <Island component={ReadingHelpSwitch} when="visible" props={{ locale }} />
      </ProseSection>
      <ProseSection title={copy.searchKey}>
        <p>{copy.searchKeyText}</p>
        <Island component={SearchKeySwitch} when="visible" props={{ locale }} />
      </ProseSection>
    </PageLayout>
  )
}
