/** /care/{topic}: one answer, the same for everyone. */

import { accountPages, type Locale, nameIn } from '@chowk/catalog'
import { type HelpTopic, helpChangedOn, helpTopic, helpTopics } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import { faqPage } from '../../../page/json-ld.ts'
import { page } from '../../../page/page.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Paragraphs, Prose } from '../../../ui/prose.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import styles from './care.module.css'
import { TopicLinks } from './care-parts.tsx'

/** The account page on which a topic's advice is followed. */
const placesToAct: Readonly<Record<string, string>> = {
  'change-mobile-number': '/settings',
  passkeys: '/settings',
  'sign-out-everywhere': '/settings',
  'add-money': '/passbook',
  'wallet-limits': '/passbook/limits',
  'passbook-entries': '/passbook',
  'payment-pending': '/myorders',
  'payment-failed-refund': '/passbook',
  'bill-not-updated': '/bbps',
  'wrong-account-paid': '/bbps',
  'raise-dispute': '/bbps',
}

export const topicPage = page<HelpTopic>({
  pattern: '/care/:topic',
  sitemap: helpTopics.map(({ id }) => `/care/${id}`),
  checkedOn: path => helpChangedOn(path.slice('/care/'.length)),
  screenName: 'care_topic',
  load: ({ params }) => helpTopic(params.topic ?? ''),
  head: (topic, { locale }) => ({
    title: topic[locale].title,
    description: topic[locale].answer[0] ?? '',
    breadcrumbs: crumbs(locale),
    jsonLd: [faqPage([{ question: topic[locale].title, answer: topic[locale].answer.join(' ') }])],
  }),
  View({ facts: topic, context: { locale } }) {
    const copy = wordsOf('care')[locale]
    const { title, answer } = topic[locale]
    const place = accountPages.find(({ path }) => path === placesToAct[topic.id])
    const related = helpTopics.filter(({ id, group }) => group === topic.group && id !== topic.id)
    return (
      <PageLayout
        title={title}
        picture={<IconTile name="circle-help" size="large" />}
        aside={
          <Card title={copy.related}>
            <TopicLinks topics={related} />
          </Card>
        }
      >
        <Prose>
          <Paragraphs texts={answer} />
          {place && (
            <ButtonLink variant="secondary" href={href(place.path, locale)} text={nameIn(locale, place)} />
          )}
        </Prose>
        <PageRules path={`/care/${topic.id}`} />
        <Card tone="tinted" title={copy.writeTitle}>
          <div className={styles.write}>
            <p>{copy.writeText}</p>
            <ButtonLink
              href={hrefWithQuery('/care/contact', locale, { topic: topic.id })}
              text={copy.write}
            />
          </div>
        </Card>
      </PageLayout>
    )
  },
})

function crumbs(locale: Locale) {
  return crumbsFromHome(locale, { name: wordsOf('care')[locale].title, path: '/care' })
}
