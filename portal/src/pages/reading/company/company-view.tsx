/** A page of text about the company, for everybody or for its shareholders. */
import { type CompanyPage, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import type { CompanyDocument } from '../../../content/company-kind.ts'
import { crumbsTo } from '../../../hubs/crumbs.ts'
import { holdsLicence } from '../../../page/brand.ts'
import { faqPage } from '../../../page/json-ld.ts'
import type { Head, PageContext } from '../../../page/page.ts'
import { SceneHeading } from '../../../scenes/scene-heading.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Questions, questionsTitle } from '../../../ui/questions.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import styles from './company-view.module.css'
import { companyWords } from './company-words.ts'
import { Figures, isFigures } from './figures.tsx'
import { sceneOf } from './scene-of.ts'

export interface CompanyFacts<Page extends CompanyPage = CompanyPage> {
  readonly page: Page
  readonly text: CompanyDocument
}

export function companyHead({ page, text }: CompanyFacts, { locale, path }: PageContext): Head {
  // A claim is told apart on the page; search engines would show it bare.
  const first = text.sections.find(({ claims }) => !claims)
  return {
    title: page.title[locale],
    description: [page.summary[locale], first?.paragraphs[0]].filter(Boolean).join(' '),
    breadcrumbs: crumbsTo(path, locale),
    current: nameIn(locale, page),
    ...(text.questions && { jsonLd: [faqPage(text.questions)] }),
  }
}

interface CompanyViewProps {
  readonly facts: CompanyFacts
  readonly context: PageContext
  /** A small line under the lead. */
  readonly note?: ReactNode
  /** After the text, before what else there is. */
  readonly next?: ReactNode
  /** Under the list of contents. */
  readonly aside?: ReactNode
}

export function CompanyView({ facts, context, note, next, aside }: CompanyViewProps): ReactNode {
  const { page, text } = facts
  const { locale } = context
  const words = companyWords[locale]
  const sections = text.sections.filter(({ claims }) => !claims || holdsLicence(claims))
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(context.path, locale)}
      title={page.title[locale]}
      current={nameIn(locale, page)}
      heading={
        <SceneHeading
          title={page.title[locale]}
          lead={page.summary[locale]}
          note={note}
          scene={sceneOf(page)}
        />
      }
      isReading
      aside={
        <>
          <nav className={styles.beside} aria-labelledby="contents">
            <Card>
              <h2 id="contents" className={styles.contents}>
                {words.contents}
              </h2>
              <ul className={styles.list}>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
                {text.questions && (
                  <li>
                    <a href="#faq">{questionsTitle[locale]}</a>
                  </li>
                )}
              </ul>
            </Card>
          </nav>
          {aside}
        </>
      }
      after={
        <>
          {next}
          <Section title={words.related}>
            <RelatedPages locale={locale} paths={text.related} />
          </Section>
        </>
      }
    >
      {sections.map(section => (
        <TextSectionView key={section.id} locale={locale} section={section}>
          {isFigures(section.table) && <Figures table={section.table} />}
        </TextSectionView>
      ))}
      <PageRules path={context.path} locale={locale} />
      {text.questions && <Questions locale={locale} faqs={text.questions} />}
    </PageLayout>
  )
}
