/** /care/tickets/{id}: what was written, and what was answered. */
import { helpTopic, type TicketWithMessages } from '@chowk/services'
import { customerPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { address } from '../account/address.ts'
import { When } from '../account/when.tsx'
import styles from './care.module.css'
import { careCopy } from './care-copy.ts'
import { TicketStateBadge } from './ticket-state.tsx'

export const ticketPage = customerPage<TicketWithMessages>({
  access: 'customer',
  pattern: '/care/tickets/:id',
  query: ['opened'],
  screenName: 'care_ticket',
  load: ({ services, session, params }) => services.care.ticket(session.customer.id, params.id ?? ''),
  head: ({ id }, { locale }) => ({
    title: careCopy[locale].ticketTitle(id),
    description: careCopy[locale].ticketDescription,
    noindex: true,
  }),
  View({ facts: { id, topic, orderId, subject, state, messages }, context }) {
    const { locale, query } = context
    const copy = careCopy[locale]
    const about = helpTopic(topic)
    return (
      <AccountLayout
        context={context}
        section="/care"
        title={subject}
        current={id}
        notice={
          query.opened && (
            <Notice tone="success" title={copy.openedNow(id)} takesFocus>
              <p>{copy.openedNowText}</p>
            </Notice>
          )
        }
      >
        <Card tone="raised">
          <p className={styles.state}>
            <TicketStateBadge state={state} locale={locale} role="status" />
            {copy.stateTexts[state]}
          </p>
          <FactList
            facts={[
              { label: copy.ticket, value: id },
              {
                label: copy.about,
                value: about ? (
                  <a href={href(`/care/${about.id}`, locale)}>{about[locale].title}</a>
                ) : (
                  copy.otherTopic
                ),
              },
              ...(orderId
                ? [
                    {
                      label: copy.orderNumber,
                      value: <a href={href(`/myorders/${orderId}`, locale)}>{orderId}</a>,
                    },
                  ]
                : []),
            ]}
          />
        </Card>
        <Card title={copy.messages}>
          <ol className={styles.messages}>
            {messages.map(({ author, text, at }) => (
              <li key={at.getTime()} className={classNames(styles.message, author === 'care' && styles.care)}>
                <div className={styles.author}>
                  <strong>{copy.authors[author]}</strong>
                  <When at={at} locale={locale} />
                </div>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Card>
        <div>
          <ButtonLink variant="secondary" href={address('/care/contact', locale, { topic, order: orderId })}>
            {copy.writeAgain}
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  },
})
