/** A service's page: its form, how it works, what one needs, and what is worth knowing before. */
import { nameIn, type ServicePage, type StartForm } from '@chowk/catalog'
import { Faq, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../../page/json-ld.ts'
import type { Head, PageContext } from '../../page/page.ts'
import { Card } from '../../ui/card.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { NotYet } from '../../ui/not-yet.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { RelatedPages } from '../../ui/related-pages.tsx'
import { PageRules } from '../../ui/rules-in-force.tsx'
import { Section } from '../../ui/section.tsx'
import { Steps } from '../../ui/steps.tsx'
import { TextSectionView } from '../../ui/text-section.tsx'
import { NeedsList } from '../category/needs-list.tsx'
import { crumbsTo } from '../hubs/crumbs.ts'
import { questionsIn } from '../hubs/questions.ts'
import type { Answers, Problem } from './answers.ts'
import { ServiceForm } from './service-form.tsx'
import type { ServiceGuide, ServiceStart } from './service-guide.ts'
import styles from './service-view.module.css'

export interface ServiceFacts {
  readonly service: ServicePage
  readonly guide: ServiceGuide
  /** After the form was sent. */
  readonly submitted?: {
    readonly typed: Answers
    readonly answers: Answers
    readonly problems: readonly Problem[]
  }
}

const copy = {
  en: {
    needs: 'What you need',
    how: 'How it works',
    usualNeeds: 'What one usually needs',
    usualHow: 'How it usually works',
    faq: 'Questions people ask',
    related: 'Good to see next',
  },
  hi: {
    needs: 'क्या-क्या चाहिए',
    how: 'यह कैसे काम करता है',
    usualNeeds: 'आम तौर पर क्या चाहिए',
    usualHow: 'आम तौर पर यह कैसे होता है',
    faq: 'अक्सर पूछे जाने वाले सवाल',
    related: 'आगे यह भी देखें',
  },
}

export function serviceHead({ service, guide }: ServiceFacts, { locale, path }: PageContext): Head {
  return {
    title: guide.title[locale],
    description: service.summary[locale],
    breadcrumbs: crumbsTo(path, locale),
    jsonLd: [faqPage(questionsIn(locale, service.faqs))],
  }
}

interface ServiceViewProps {
  readonly facts: ServiceFacts
  readonly context: PageContext
}

export function ServiceView({ facts, context }: ServiceViewProps): ReactNode {
  const { service, guide, submitted } = facts
  const { locale } = context
  const words = copy[locale]
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbsTo(context.path, locale)}
      title={nameIn(locale, service)}
      lead={service.summary[locale]}
      picture={<IconTile name={service.icon} size="large" />}
      aside={
        <>
          <Card title={guide.instead ? words.usualNeeds : words.needs}>
            <NeedsList needs={service.needs.map(need => need[locale])} />
          </Card>
          <Card title={guide.instead ? words.usualHow : words.how}>
            <Steps steps={service.steps.map(step => ({ title: step[locale] }))} />
          </Card>
        </>
      }
      after={
        <>
          <Section title={words.faq} id="faq">
            <Faq name="faq" faqs={questionsIn(locale, service.faqs)} />
            <PageRules path={context.path} locale={locale} />
          </Section>
          <Section title={words.related}>
            <RelatedPages locale={locale} paths={guide.related} />
          </Section>
        </>
      }
    >
      {guide.instead && <NotYet locale={locale} instead={guide.instead} />}
      {guide.start && service.form && (
        <Start start={guide.start} form={service.form} submitted={submitted} locale={locale} />
      )}
      {guide.sections.map(section => (
        <TextSectionView key={section.heading.en} locale={locale} section={section} />
      ))}
    </PageLayout>
  )
}

interface StartProps extends Pick<ServiceFacts, 'submitted'> {
  readonly start: ServiceStart
  readonly form: StartForm
  readonly locale: Locale
}

function Start({ start: { title, Outcome, Beside }, form, submitted, locale }: StartProps): ReactNode {
  return (
    <>
      {submitted?.problems.length === 0 && (
        <div className={styles.ending}>
          <Outcome locale={locale} answers={submitted.answers} />
        </div>
      )}
      <Card tone="raised" title={title[locale]}>
        <ServiceForm
          locale={locale}
          form={form}
          typed={submitted?.typed ?? {}}
          problems={submitted?.problems ?? []}
        />
        {Beside && <Beside locale={locale} />}
      </Card>
    </>
  )
}
