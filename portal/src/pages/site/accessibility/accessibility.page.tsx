/** /accessibility: what we hold ourselves to, how it was tested, what is missing, and help with reading. */

import type { Locale } from '@chowk/shell'
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
import { type SwitchProps, startSwitch } from './switches.behaviour.ts'

const accessibilityCopy = {
  en: {
    reading: 'Help with reading',
    readingText:
      'For those who read little or with effort: while you pay, the amount is shown in large figures, in words, and can be read aloud. Only voices that speak on your own device are used. It is off until you turn it on, and it is kept on this device.',
    searchKey: 'The / key',
    searchKeyText:
      'On a keyboard, / goes to the search box. If you speak to your device, or press keys by accident, you can turn it off.',
    searchKeySwitch: {
      up: { label: 'Turn the / key off', says: 'The key is on: / goes to the search box.' },
      pressed: { label: 'Turn the / key off', says: 'The key is off.' },
    },
  },
  hi: {
    reading: 'पढ़ने में मदद',
    readingText:
      'जिन्हें पढ़ना कम आता है या मुश्किल लगता है, उनके लिए: भुगतान के समय रकम बड़े अंकों में और शब्दों में दिखती है, और बोलकर सुनाई जा सकती है। सिर्फ़ आपके डिवाइस पर बोलने वाली आवाज़ें इस्तेमाल होती हैं। यह तब तक बंद है जब तक आप चालू न करें, और इसी डिवाइस पर याद रहता है।',
    searchKey: '/ बटन',
    searchKeyText:
      'कीबोर्ड पर / दबाने से खोज का बॉक्स खुलता है। अगर आप डिवाइस को बोलकर चलाते हैं, या बटन ग़लती से दब जाते हैं, तो इसे बंद कर सकते हैं।',
    searchKeySwitch: {
      up: { label: '/ बटन बंद करें', says: 'बटन चालू है: / दबाने पर खोज का बॉक्स खुलता है।' },
      pressed: { label: '/ बटन बंद करें', says: 'बटन बंद है।' },
    },
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
