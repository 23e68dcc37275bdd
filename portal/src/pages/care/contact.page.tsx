/** /care/contact: a message to customer care, which becomes a ticket. A visitor is asked to sign in first. */
import { randomUUID } from 'node:crypto'
import { type Order, withoutCardNumbers } from '@chowk/services'
import { Island } from '../../islands/island.tsx'
import { type AnyoneContext, anyonePage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { FieldError } from '../../ui/error-summary.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { address } from '../account/address.ts'
import { AccountForm } from '../account/form/account-form.island.tsx'
import { careCopy } from './care-copy.ts'
import { type TypedTicket, ticketErrors, ticketFields } from './ticket-form.ts'

interface ContactFacts {
  readonly typed: TypedTicket
  readonly errors: readonly FieldError[]
  /** The same form sent twice is one ticket. */
  readonly submission: string
  readonly orders: readonly Order[]
}

export const contactPage = anyonePage<ContactFacts>({
  pattern: '/care/contact',
  query: ['topic', 'order'],
  screenName: 'care_contact',
  async load(context) {
    const { topic = '', order: orderId = '' } = context.query
    const typed = { topic, orderId, subject: '', message: '' }
    return { typed, errors: [], submission: randomUUID(), orders: await ordersToChooseFrom(context, orderId) }
  },
  head: (_facts, { locale, session }) => ({
    title: careCopy[locale].contactTitle,
    description: careCopy[locale].contactDescription,
    noindex: true,
    ...(session && { chrome: 'outcome' }),
  }),
  View({ facts: { typed, errors, submission, orders }, context }) {
    const { locale, csrfToken, session } = context
    const copy = careCopy[locale]
    return (
      <AccountLayout context={context} section="/care" title={copy.contactTitle} lead={copy.contactLead}>
        {session ? (
          <Card tone="raised">
            <Island
              component={AccountForm}
              when="interaction"
              props={{
                locale,
                csrfToken,
                fields: ticketFields(typed, orders, locale),
                errors,
                submit: copy.send,
                hidden: { submission },
              }}
            />
          </Card>
        ) : (
          <Card tone="raised" title={copy.signInFirst}>
            <p>{copy.writeSignedOut}</p>
            <ButtonLink href={signInAndBack(context)}>{copy.signIn}</ButtonLink>
          </Card>
        )}
      </AccountLayout>
    )
  },
  async act(context) {
    const { services, session, form, locale } = context
    if (!session) return { redirect: signInAndBack(context) }
    const { topic = '', orderId = '', subject = '', message = '' } = form
    const submission = form.submission ?? randomUUID()
    const typed = { topic, orderId, subject, message }
    const outcome = await services.tickets.open(session.customer.id, { ...typed, submission })
    if (outcome.outcome === 'opened')
      return { redirect: address(`/care/tickets/${outcome.id}`, locale, { opened: '1' }) }
    const errors = ticketErrors(outcome.faults, locale)
    const orders = await ordersToChooseFrom(context, orderId)
    const left = { subject: withoutCardNumbers(subject), message: withoutCardNumbers(message) }
    return { facts: { typed: { ...typed, ...left }, errors, submission: randomUUID(), orders }, status: 422 }
  },
})

function signInAndBack({ locale, query: { topic, order } }: AnyoneContext): string {
  return address('/login', locale, { redirect: address('/care/contact', locale, { topic, order }) })
}

/** The latest, and the one the customer comes from. */
async function ordersToChooseFrom({ services, session }: AnyoneContext, orderId: string): Promise<Order[]> {
  if (!session) return []
  const { orders } = await services.orders.list(session.customer.id)
  if (orderId === '' || orders.some(({ id }) => id === orderId)) return orders
  const older = await services.orders.byId(session.customer.id, orderId)
  return older ? [...orders, older] : orders
}
