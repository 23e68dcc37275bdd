/** '/app', the target of 'Download Now': how to add the portal to a phone's home screen. */
import { companyPages } from '@chowk/catalog'
import type { TextSection } from '../../../content/fields.ts'
import { wordsOf } from '../../../content/words.ts'
import type { ViewProps } from '../../../page/page.ts'
import { SceneHeading } from '../../../scenes/scene-heading.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { companyPageOf } from '../../reading/company/company-page-of.ts'
import { type CompanyFacts, companyWords, sceneOf } from '../../reading/company/company-view.tsx'
import styles from './app.module.css'

const path = '/app'

const copy = wordsOf('app')

export const appPage = companyPageOf(
  companyPages.filter(company => company.path === path),
  AppView,
)

function AppView({ facts, context }: ViewProps<CompanyFacts>) {
  const { page: app, text } = facts
  const { locale, origin } = context
  return (
    <PageLayout
      title={app.title[locale]}
      heading={<SceneHeading title={app.title[locale]} lead={app.summary[locale]} scene={sceneOf(app)} />}
      isReading
      aside={
        <div className={styles.code}>
          <Card title={copy[locale].onPhone}>
            <p>{copy[locale].scan}</p>
            <QrCode text={new URL(href(path, locale), origin).href} label={copy[locale].code} />
          </Card>
        </div>
      }
      after={<RelatedPages title={companyWords[locale].related} paths={text.related} />}
    >
      <div className={styles.phones}>
        {text.sections.filter(isAddSteps).map(section => (
          <AddSteps key={section.id} section={section} />
        ))}
      </div>
      {text.sections
        .filter(section => !isAddSteps(section))
        .map(section => (
          <TextSectionView key={section.id} section={section} />
        ))}
    </PageLayout>
  )
}

const dot = (y: number) => `M11.4 ${y}a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0`
const dots = dot(5) + dot(12) + dot(19)
const share = 'M12 15V3m-4 4l4-4 4 4M7 11H5v10h14V11h-2'
const addToScreen = 'M4 4h16v16H4zM12 8.5v7M8.5 12h7'
const confirmed = 'M5 12.5l4.5 4.5L19 7.5'

/** The icons to look for at each step, by kind of phone. */
const signs: Readonly<Record<string, readonly string[]>> = {
  android: [dots, addToScreen, confirmed],
  iphone: [share, addToScreen, confirmed],
}

const isAddSteps = ({ id = '' }: TextSection): boolean => id in signs

/** The steps for one kind of phone. */
function AddSteps({ section }: { readonly section: TextSection }) {
  const { heading, id = '', paragraphs, points = [] } = section
  return (
    <section id={id} className={styles.phone}>
      <Card title={heading}>
        {paragraphs.map(paragraph => (
          <p key={paragraph} className={styles.browser}>
            {paragraph}
          </p>
        ))}
        <ol className={styles.steps}>
          {points.map((point, at) => (
            <li key={point}>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[id]?.[at]} />
              </svg>
              {point}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
