/** /accessibility: what we hold ourselves to, how it was tested, what is missing, and help with reading. */
import type { ReactNode } from 'react'
import { pageText } from '../../../content/page-text.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { type PageContext, page } from '../../../page/page.ts'
import { readingHelpCopy } from '../../../reading-help/reading-help-copy.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { accessibilityCopy } from './accessibility-copy.ts'
import { type SwitchProps, startSwitch } from './switches.behaviour.ts'

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
        <Switch setting="readingHelp" words={readingHelpCopy[locale].switch} />
      </ProseSection>
      <ProseSection title={copy.searchKey}>
        <p>{copy.searchKeyText}</p>
        <Switch setting="searchKeyOff" words={copy.searchKeySwitch} />
      </ProseSection>
    </PageLayout>
  )
}

function Switch(props: SwitchProps): ReactNode {
  const { label, says } = props.words.up
  return (
    <Behaviour start={startSwitch} when="visible" props={props}>
      <Button type="button" variant="secondary" aria-pressed={false}>
        {label}
      </Button>
      <p aria-live="polite">{says}</p>
    </Behaviour>
  )
}
