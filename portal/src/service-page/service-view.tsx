/** A service's page: its form, how it works, what one needs, and what is worth knowing before. */
import { nameIn, type ServicePage, type StartForm } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { ServiceDocument } from '../content/service-kind.ts'
import { crumbsTo } from '../hubs/crumbs.ts'
import { faqPage } from '../page/json-ld.ts'
import type { Head, PageContext, ViewProps } from '../page/page.ts'
import { NeedsList } from '../pages/bills/category/needs-list.tsx'
import { Card } from '../ui/card.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import { NotYet } from '../ui/not-yet.tsx'
import { PageLayout } from '../ui/page-layout.tsx'
import { Questions } from '../ui/questions.tsx'
import { RelatedPages } from '../ui/related-pages.tsx'
import { PageRules } from '../ui/rules-in-force.tsx'
import { Section } from '../ui/section.tsx'
import { Steps } from '../ui/steps.tsx'
import { TextSectionView } from '../ui/text-section.tsx'
import type { Answers, Problem } from './answers.ts'
import { ServiceForm } from './service-form.tsx'
import type { ServiceStart } from './service-start.ts'
import styles from './service-view.module.css'

export interface ServiceFacts {
  readonly service: ServicePage
  readonly text: ServiceDocument
  /** Where the page can do something with what is typed. */
  readonly start?: ServiceStart | undefined
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
    related: 'Good to see next',
  },
  hi: {
    needs: 'क्या-क्या चाहिए',
    how: 'यह कैसे काम करता है',
    usualNeeds: 'आम तौर पर क्या चाहिए',
    usualHow: 'आम तौर पर यह कैसे होता है',
    related: 'आगे यह भी देखें',
  },
}

export function serviceHead({ service, text }: ServiceFacts, { locale, path }: PageContext): Head {
  return {
    title: text.title,
    description: service.summary[locale],
    breadcrumbs: crumbsTo(path, locale),
    current: nameIn(locale, service),
    jsonLd: [faqPage(text.questions)],
  }
}

export function ServiceView({ facts, context }: ViewProps<ServiceFacts>): ReactNode {
  const { service, text, start, submitted } = facts
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
          <Card title={text.instead ? words.usualNeeds : words.needs}>
            <NeedsList needs={text.needs} />
          </Card>
          <Card title={text.instead ? words.usualHow : words.how}>
            <Steps steps={text.steps.map(title => ({ title }))} />
          </Card>
        </>
      }
      after={
        <>
          <Questions locale={locale} faqs={text.questions}>
            <PageRules path={context.path} locale={locale} />
          </Questions>
          <Section title={words.related}>
            <RelatedPages locale={locale} paths={text.related} />
          </Section>
        </>
      }
    >
      <NotYet locale={locale} instead={text.instead} />
      {start && service.form && (
        <Start start={start} form={service.form} submitted={submitted} locale={locale} />
      )}
      {text.sections.map(section => (
        <TextSectionView key={section.heading} locale={locale} section={section} />
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
