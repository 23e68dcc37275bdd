/** A text page about the company, for everybody or for its shareholders. */
import type { CompanyPage } from '@chowk/catalog'
import type { ReactNode } from 'react'
import type { DocumentOf } from '../../../content/kinds.ts'
import type { TextTable } from '../../../content/markdown.ts'
import { wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { holdsLicence } from '../../../page/brand.ts'
import { faqPage } from '../../../page/json-ld.ts'
import type { Head, PageContext } from '../../../page/page.ts'
import { type Scene, SceneHeading } from '../../../scenes/scene-heading.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Questions, questionsTitle } from '../../../ui/questions.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import styles from './company-view.module.css'

export const companyWords = wordsOf('company')

export interface CompanyFacts<Page extends CompanyPage = CompanyPage> {
  readonly page: Page
  readonly text: DocumentOf<'company'>
}

export function companyHead({ page, text }: CompanyFacts, { locale, path }: PageContext): Head {
  // The page marks a claim as a sample; search engines would show it without the mark.
  const first = text.sections.find(({ claims }) => !claims)
  return {
    title: page.title[locale],
    description: [page.summary[locale], first?.paragraphs[0]].filter(Boolean).join(' '),
    ...catalogTrail(path, locale, page),
    ...(text.questions && { jsonLd: [faqPage(text.questions)] }),
  }
}

interface CompanyViewProps {
  readonly facts: CompanyFacts
  readonly context: PageContext
  /** A small line under the lead. */
  readonly note?: ReactNode
  /** After the text, before related pages. */
  readonly next?: ReactNode
  /** Under the list of contents. */
  readonly aside?: ReactNode
}

export function CompanyView({ facts, context, note, next, aside }: CompanyViewProps) {
  const { page, text } = facts
  const { locale } = context
  const words = companyWords[locale]
  const sections = text.sections.filter(({ claims }) => !claims || holdsLicence(claims))
  return (
    <PageLayout
      title={page.title[locale]}
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
          <RelatedPages title={words.related} paths={text.related} />
        </>
      }
    >
      {sections.map(section => (
        <TextSectionView key={section.id} section={section}>
          {isFigures(section.table) && <Figures table={section.table} />}
        </TextSectionView>
      ))}
      <PageRules path={context.path} />
      {text.questions && <Questions faqs={text.questions} />}
    </PageLayout>
  )
}

/** Whether a table has one number for each of a few items. */
const isFigures = (table: TextTable | undefined): table is TextTable =>
  table?.numeric === true && table.columns.length === 2

/** A table of two columns as large numbers with their labels. */
function Figures({ table }: { readonly table: TextTable }) {
  return (
    <div>
      <dl className={styles.figures}>
        {table.rows.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>{table.caption}</p>
    </div>
  )
}

/** The drawing beside the title, with the company pages that have it. */
const pagesByScene: readonly (readonly [Scene, readonly string[]])[] = [
  ['square', ['about-us']],
  ['home-screen', ['app']],
  ['news', ['awards', 'important-updates', 'latest-news', 'media', 'press-kit', 'press-releases']],
  ['bill', ['blog', 'electricity-bill-numbers']],
  ['people', ['careers', 'directors', 'general-meetings']],
  ['talk', ['contact-us', 'contacts', 'faqs', 'grievance']],
  ['growth', ['csr', 'esg', 'sustainability']],
  ['stage', ['events', 'videos']],
  ['shop', ['for-business', 'partner-with-us', 'sell-with-us']],
  ['paper', ['policies', 'privacy', 'terms-and-conditions']],
  ['warnings', ['signs-of-payment-fraud']],
  ['instalments', ['what-an-emi-is-made-of']],
]

/** Pages for shareholders have the drawing of figures. */
export const sceneOf = ({ slug }: CompanyPage): Scene =>
  pagesByScene.find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'figures'
