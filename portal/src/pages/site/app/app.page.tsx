/** '/app', where 'Download Now' leads: how the portal comes to a phone's first screen. */
import { companyPages, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { crumbsTo } from '../../../hubs/crumbs.ts'
import type { ViewProps } from '../../../page/page.ts'
import { SceneHeading } from '../../../scenes/scene-heading.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { RelatedPages } from '../../../ui/related-pages.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import { companyPageOf } from '../../reading/company/company-page-of.ts'
import type { CompanyFacts } from '../../reading/company/company-view.tsx'
import { companyWords } from '../../reading/company/company-words.ts'
import { sceneOf } from '../../reading/company/scene-of.ts'
import { AddSteps, isAddSteps } from './add-steps.tsx'
import styles from './app.module.css'

const path = '/app'

const copy = {
  en: {
    onPhone: 'Open this page on your phone',
    scan: 'Point the phone’s camera at this code.',
    code: 'QR code with the address of this page',
  },
  hi: {
    onPhone: 'यह पेज फ़ोन पर खोलें',
    scan: 'फ़ोन का कैमरा इस कोड पर रखें।',
    code: 'इस पेज के पते का QR कोड',
  },
}

export const appPage = companyPageOf(
  companyPages.filter(company => company.path === path),
  AppView,
)

function AppView({ facts, context }: ViewProps<CompanyFacts>): ReactNode {
  const { page: app, text } = facts
  const { locale, origin } = context
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(path, locale)}
      title={app.title[locale]}
      current={nameIn(locale, app)}
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
      after={
        <Section title={companyWords[locale].related}>
          <RelatedPages locale={locale} paths={text.related} />
        </Section>
      }
    >
      <div className={styles.phones}>
        {text.sections.filter(isAddSteps).map(section => (
          <AddSteps key={section.id} section={section} />
        ))}
      </div>
      {text.sections
        .filter(section => !isAddSteps(section))
        .map(section => (
          <TextSectionView key={section.id} locale={locale} section={section} />
        ))}
    </PageLayout>
  )
}
