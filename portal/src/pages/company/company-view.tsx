/** A page of text about the company, for everybody or for its shareholders. */
import { type CompanyPage, nameIn } from '@chowk/catalog'
import { Faq } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../../page/json-ld.ts'
import type { Head, PageContext } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { holdsLicence } from '../../ui/licences.ts'
import { PageLayout } from '../../ui/page-layout.tsx'
import { RelatedPages } from '../../ui/related-pages.tsx'
import { PageRules } from '../../ui/rules-in-force.tsx'
import { Section } from '../../ui/section.tsx'
import { TextSectionView } from '../../ui/text-section.tsx'
import { crumbsTo } from '../hubs/crumbs.ts'
import { questionsIn } from '../hubs/questions.ts'
import type { CompanyAddition } from './additions/addition.ts'
import styles from './company-view.module.css'

export interface CompanyFacts {
  readonly page: CompanyPage
  readonly addition: CompanyAddition
}

const copy = {
  en: { contents: 'On this page', faq: 'Questions people ask', related: 'Good to see next' },
  hi: { contents: 'इस पेज पर', faq: 'अक्सर पूछे जाने वाले सवाल', related: 'आगे यह भी देखें' },
}

export function companyHead({ page, addition }: CompanyFacts, { locale, path }: PageContext): Head {
  // A claim is told apart on the page; search engines would show it bare.
  const first = page.sections.find(({ claims }) => !claims)
  return {
    title: page.title[locale],
    description: [page.summary[locale], first?.paragraphs[0]?.[locale]].filter(Boolean).join(' '),
    breadcrumbs: crumbsTo(path, locale),
    current: nameIn(locale, page),
    ...(addition.faqs && { jsonLd: [faqPage(questionsIn(locale, addition.faqs))] }),
  }
}

interface CompanyViewProps {
  readonly facts: CompanyFacts
  readonly context: PageContext
  /** Under the list of contents. */
  readonly aside?: ReactNode
}

export function CompanyView({ facts, context, aside }: CompanyViewProps): ReactNode {
  const { page, addition } = facts
  const { locale } = context
  const words = copy[locale]
  const sections = [...page.sections, ...addition.sections]
    .filter(({ claims }) => !claims || holdsLicence(claims))
    .map(section => ({ section, id: anchorOf(section.heading.en) }))
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(context.path, locale)}
      title={page.title[locale]}
      current={nameIn(locale, page)}
      lead={page.summary[locale]}
      isReading
      aside={
        <>
          <nav className={styles.beside} aria-labelledby="contents">
            <Card>
              <h2 id="contents" className={styles.contents}>
                {words.contents}
              </h2>
              <ul className={styles.list}>
                {sections.map(({ section, id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{section.heading[locale]}</a>
                  </li>
                ))}
                {addition.faqs && (
                  <li>
                    <a href="#faq">{words.faq}</a>
                  </li>
                )}
              </ul>
            </Card>
          </nav>
          {aside}
        </>
      }
      after={
        <Section title={words.related}>
          <RelatedPages locale={locale} paths={addition.related} />
        </Section>
      }
    >
      {sections.map(({ section, id }) => (
        <TextSectionView key={id} locale={locale} section={section} id={id} />
      ))}
      <PageRules path={context.path} locale={locale} />
      {addition.faqs && (
        <Section title={words.faq} id="faq">
          <Faq name="faq" faqs={questionsIn(locale, addition.faqs)} />
        </Section>
      )}
    </PageLayout>
  )
}

/** The same in both languages, so that a link to a part survives the language switch. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
