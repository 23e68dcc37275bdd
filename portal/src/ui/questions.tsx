import { Faq } from '@chowk/shell'
import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from '../page/page.ts'
import { Section } from './section.tsx'

export const questionsTitle = { en: 'Questions people ask', hi: 'अक्सर पूछे जाने वाले सवाल' }

interface QuestionsProps {
  readonly faqs: ComponentProps<typeof Faq>['faqs']
  /** Below the answers. */
  readonly children?: ReactNode
}

/** A page's questions with their answers, at '/page#faq'. */
export function Questions({ faqs, children }: QuestionsProps) {
  const locale = useLocale()
  return (
    <Section title={questionsTitle[locale]} id="faq">
      <Faq name="faq" faqs={faqs} />
      {children}
    </Section>
  )
}
