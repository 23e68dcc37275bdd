/** /accessibility: what we hold ourselves to, how it was tested, what is missing, and the / key's switch. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { pageText } from '../../../content/page-text.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { type PageContext, page } from '../../../page/page.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { startSearchKeySwitch } from './search-key-switch.behaviour.ts'

const accessibilityCopy = {
  en: {
    searchKey: 'The / key',
    searchKeyText:
      'On a keyboard, / goes to the search box. If you speak to your device, or press keys by accident, you can turn it off.',
    turnOff: 'Turn the / key off',
    states: { on: 'The key is on: / goes to the search box.', off: 'The key is off.' },
  },
  hi: {
    searchKey: '/ बटन',
    searchKeyText:
      'कीबोर्ड पर / दबाने से खोज का बॉक्स खुलता है। अगर आप डिवाइस को बोलकर चलाते हैं, या बटन ग़लती से दब जाते हैं, तो इसे बंद कर सकते हैं।',
    turnOff: '/ बटन बंद करें',
    states: { on: 'बटन चालू है: / दबाने पर खोज का बॉक्स खुलता है।', off: 'बटन बंद है।' },
  },
} as const satisfies Record<Locale, object>

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
      <ProseSection title={copy.searchKey}>
        <p>{copy.searchKeyText}</p>
        <Behaviour start={startSearchKeySwitch} when="visible" props={copy.states}>
          <Button type="button" variant="secondary" aria-pressed={false}>
            {copy.turnOff}
          </Button>
          <p aria-live="polite">{copy.states.on}</p>
        </Behaviour>
      </ProseSection>
    </PageLayout>
  )
}
