/** /care/tickets/{id}: what was written, and what was answered. */
import { helpTopic, type TicketWithMessages, withoutCardNumbers } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { When } from '../../../account/date-time.tsx'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { writtenText } from '../../../account/written-text.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { type CustomerContext, customerPage } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './care.module.css'
import { TicketStateBadge } from './care-parts.tsx'
import { replyErrors, replyFields } from './ticket-form.ts'

interface TicketFacts {
  readonly ticket: TicketWithMessages
  /** A reply that could not be sent, with its errors. */
  readonly refused?: { readonly message: string; readonly errors: readonly FieldError[] }
}

export const ticketPage = customerPage<TicketFacts>({
  pattern: '/care/tickets/:id',
  query: ['opened', 'replied'],
  screenName: 'care_ticket',
  async load(context) {
    const ticket = await ownTicket(context)
    return ticket && { ticket }
  },
  head: ({ ticket: { id } }, { locale }) => ({
    title: fill(wordsOf('care')[locale].ticketTitle, { id }),
    description: wordsOf('care')[locale].ticketDescription,
  }),
  View({ facts: { ticket, refused }, context }) {
    const { id, topic, orderId, subject, state, messages } = ticket
    const { locale } = context
    const copy = wordsOf('care')[locale]
    const about = helpTopic(topic)
    return (
      <AccountLayout
        context={context}
        section="/care"
        title={writtenText(subject, locale)}
        current={id}
        notice={<Received id={id} context={context} />}
      >
        <Card tone="raised">
          <p className={styles.state}>
            <TicketStateBadge state={state} role="status" />
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
              {
                label: copy.orderNumber,
                value: orderId && <a href={href(`/myorders/${orderId}`, locale)}>{orderId}</a>,
              },
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
                <p>{writtenText(text, locale)}</p>
              </li>
            ))}
          </ol>
        </Card>
        <Card title={copy.reply}>
          <HydratedForm
            context={context}
            action={href(`/care/tickets/${id}`, locale)}
            fields={replyFields(refused?.message ?? '', locale)}
            errors={refused?.errors ?? []}
            submit={copy.send}
            hidden={{ seen: String(messages.length) }}
          />
        </Card>
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, client, params, form, locale } = context
    const { id = '' } = params
    const { message = '', seen } = form
    const outcome = await services.tickets.reply(session.customer.id, id, {
      message,
      seen: Number(seen) || 0,
      browser: services.sessions.requestingBrowser(client),
    })
    const ticket = outcome.outcome === 'invalid' ? await ownTicket(context) : undefined
    // Another customer's ticket is 'not found', too.
    if (outcome.outcome !== 'invalid' || !ticket)
      return { redirect: hrefWithQuery(`/care/tickets/${id}`, locale, { replied: '1' }) }
    return {
      facts: {
        ticket,
        refused: { message: withoutCardNumbers(message), errors: replyErrors(outcome.faults, locale) },
      },
      status: 422,
    }
  },
})

function ownTicket({ services, session, params }: CustomerContext): Promise<TicketWithMessages | undefined> {
  return services.tickets.byId(session.customer.id, params.id ?? '')
}

/** Confirms what was just done. */
function Received({ id, context }: { id: string; context: CustomerContext }) {
  const { opened, replied } = context.query
  const copy = wordsOf('care')[context.locale]
  if (!opened && !replied) return null
  return (
    <Notice
      tone="success"
      title={opened ? fill(copy.openedNow, { id }) : copy.replied}
      takesFocus
      text={opened ? copy.openedNowText : copy.repliedText}
    />
  )
}
