/** /accessibility: our standard, how it was tested, known gaps, and the switch of the / key. */
import { pageText, textHead } from '../../../content/page-text.ts'
import { wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { type PageContext, page } from '../../../page/page.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { startSearchKeySwitch } from './search-key-switch.behaviour.ts'

export const accessibilityPage = page<null>({
  pattern: '/accessibility',
  sitemap: ['/accessibility'],
  screenName: 'accessibility',
  load: () => null,
  head: (_facts, { locale }) => ({
    ...textHead('accessibility', locale),
    breadcrumbs: crumbsFromHome(locale),
  }),
  View: AccessibilityView,
})

function AccessibilityView({ context: { locale } }: { context: PageContext }) {
  const copy = wordsOf('accessibility')[locale]
  const text = pageText('accessibility', locale)
  return (
    <PageLayout title={text.title} lead={text.lead}>
      {text.sections.map(section => (
        <TextSectionView key={section.heading} section={section} />
      ))}
      <ProseSection title={copy.searchKey}>
        <p>{copy.searchKeyText}</p>
        <Behaviour start={startSearchKeySwitch} when="visible" props={copy.states}>
          <Button type="button" variant="secondary" aria-pressed={false} text={copy.turnOff} />
          <p aria-live="polite">{copy.states.on}</p>
        </Behaviour>
      </ProseSection>
    </PageLayout>
  )
}
