/** /care/contact: a message to customer care, which becomes a ticket. Visitors who cannot sign in leave a number for it. */

import { randomUUID } from 'node:crypto'
import { type Order, withoutCardNumbers } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { wordsOf } from '../../../content/words.ts'
import {
  type ActionResult,
  type AnyoneContext,
  anyonePage,
  type Submission,
  type ViewProps,
} from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import {
  signedOutErrors,
  signedOutFields,
  type TypedTicket,
  ticketErrors,
  ticketFields,
} from './ticket-form.ts'

interface ContactFacts {
  readonly typed: TypedTicket
  readonly errors: readonly FieldError[]
  /** Identifies the form, so that sending it twice makes one ticket. */
  readonly submission: string
  readonly orders: readonly Order[]
  /** The number at which a visitor gets the answer. */
  readonly mobile: string
  readonly isSent: boolean
  readonly waitSeconds?: number
}

export const contactPage = anyonePage<ContactFacts>({
  pattern: '/care/contact',
  query: ['topic', 'order', 'sent'],
  screenName: 'care_contact',
  async load(context) {
    const { topic = '', order: orderId = '', sent } = context.query
    const typed = { topic, orderId, subject: '', message: '' }
    const orders = await ordersToChooseFrom(context, orderId)
    return { typed, errors: [], submission: randomUUID(), orders, mobile: '', isSent: sent !== undefined }
  },
  waitSeconds: ({ waitSeconds }) => waitSeconds,
  head: (_facts, { locale, session }) => ({
    title: wordsOf('care')[locale].contactTitle,
    description: wordsOf('care')[locale].contactDescription,
    noindex: true,
    ...(session && { chrome: 'account' }),
  }),
  View({ facts, context }) {
    const { typed, errors, submission, orders } = facts
    const { locale, session } = context
    const copy = wordsOf('care')[locale]
    return (
      <AccountLayout
        context={context}
        section="/care"
        title={copy.contactTitle}
        lead={session && copy.contactLead}
      >
        {session ? (
          <Card tone="raised">
            <HydratedForm
              context={context}
              fields={ticketFields(typed, orders, locale)}
              errors={errors}
              submit={copy.send}
              hidden={{ submission }}
            />
          </Card>
        ) : (
          <SignedOut facts={facts} context={context} />
        )}
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, form, locale } = context
    if (!session) return writeSignedOut(context)
    const { topic = '', orderId = '', subject = '', message = '' } = form
    const submission = form.submission ?? randomUUID()
    const typed = { topic, orderId, subject, message }
    const outcome = await services.tickets.open(session.customer.id, { ...typed, submission })
    if (outcome.outcome === 'opened')
      return { redirect: hrefWithQuery(`/care/tickets/${outcome.id}`, locale, { opened: '1' }) }
    const errors = ticketErrors(outcome.faults, locale)
    const orders = await ordersToChooseFrom(context, orderId)
    const left = { subject: withoutCardNumbers(subject), message: withoutCardNumbers(message) }
    const facts = { typed: { ...typed, ...left }, errors, submission: randomUUID(), orders }
    return { facts: { ...facts, mobile: '', isSent: false }, status: 422 }
  },
})

function SignedOut({ facts, context }: ViewProps<ContactFacts, AnyoneContext>) {
  const { locale } = context
  const copy = wordsOf('care')[locale]
  const { typed, mobile, errors, isSent } = facts
  return (
    <>
      <Card tone="raised" title={copy.signInFirst}>
        <p>{copy.writeSignedOut}</p>
        <ButtonLink href={signInAndBack(context)} text={copy.signIn} />
      </Card>
      <Card tone="raised" title={copy.cannotSignIn}>
        {isSent ? (
          <Notice tone="success" role="status" title={copy.sentSignedOut} takesFocus />
        ) : (
          <>
            <p>{copy.cannotSignInText}</p>
            <HydratedForm
              context={context}
              fields={signedOutFields({ mobile, message: typed.message }, locale)}
              errors={errors}
              submit={copy.send}
            />
          </>
        )}
      </Card>
    </>
  )
}

async function writeSignedOut(context: AnyoneContext & Submission): Promise<ActionResult<ContactFacts>> {
  const { services, client, form, locale } = context
  const { mobile = '', message = '' } = form
  const written = await services.unverifiedTickets.open(client, { mobile, message, language: locale })
  if (written.outcome === 'opened') return { redirect: hrefWithQuery('/care/contact', locale, { sent: '1' }) }
  const typed = { topic: '', orderId: '', subject: '', message: withoutCardNumbers(message) }
  const facts = { typed, mobile, orders: [], submission: randomUUID(), isSent: false }
  if (written.outcome === 'invalid')
    return { facts: { ...facts, errors: signedOutErrors(written, locale) }, status: 422 }
  const errors = [{ field: 'message', message: wordsOf('care')[locale].faults.tooManySignedOut }]
  return { facts: { ...facts, errors, waitSeconds: written.waitSeconds } }
}

function signInAndBack({ locale, query: { topic, order } }: AnyoneContext): string {
  return hrefWithQuery('/login', locale, {
    redirect: hrefWithQuery('/care/contact', locale, { topic, order }),
  })
}

/** The latest orders, and the one that the customer comes from. */
async function ordersToChooseFrom({ services, session }: AnyoneContext, orderId: string): Promise<Order[]> {
  if (!session) return []
  const { orders } = await services.orders.list(session.customer.id)
  if (orderId === '' || orders.some(({ id }) => id === orderId)) return orders
  const older = await services.orders.byId(session.customer.id, orderId)
  return older ? [...orders, older] : orders
}
