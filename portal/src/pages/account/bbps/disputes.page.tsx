/** /bbps: choose a payment, say what went wrong with it, and see the disputes raised so far. */

import { billIn, formatPaise } from '@chowk/catalog'
import {
  type Dispute,
  type DisputeFaults,
  detailsLimits,
  disputeTypesFor,
  type Order,
  withoutCardNumbers,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { When } from '../../../account/date-time.tsx'
import { formatDay } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { type FormField, maxLength, minLength, required } from '../../../account/form/form-field.ts'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { RowList } from '../../../account/row-list.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import {
  type CustomerContext,
  customerPage,
  headFrom,
  type ViewProps,
  type WithContext,
  type WithLocale,
} from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { Form } from '../../../ui/form.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { OrderList } from '../myorders/order-list.tsx'
import { DisputeStateBadge, disputeTypeName, typeName } from './dispute-state.tsx'
import styles from './disputes.module.css'

export const disputesPage = customerPage<DisputesFacts>({
  pattern: '/bbps',
  query: ['order'],
  screenName: 'disputes',
  async load(context) {
    const { services, session, query } = context
    const order = query.order ? await services.orders.byId(session.customer.id, query.order) : undefined
    return query.order && !order ? undefined : disputesFacts(context, order)
  },
  head: headFrom(wordsOf('disputes')),
  View({ facts, context }) {
    const copy = wordsOf('disputes')[context.locale]
    return (
      <AccountLayout context={context} section="/bbps" title={copy.title} lead={copy.lead}>
        <RaiseDispute facts={facts} context={context} />
        <DisputeList disputes={facts.disputes} locale={context.locale} />
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, form, locale } = context
    const { orderId = '', type = '', details = '' } = form
    const outcome = await services.disputes.raise(session.customer.id, { orderId, type, details })
    if (outcome.outcome !== 'invalid')
      return { redirect: hrefWithQuery(`/bbps/${outcome.id}`, locale, { now: outcome.outcome }) }
    const order = await services.orders.byId(session.customer.id, orderId)
    const errors = disputeErrors(outcome.faults, locale)
    const typed = { type, details: withoutCardNumbers(details) }
    return { facts: await disputesFacts(context, order, typed, errors), status: 422 }
  },
})

/** Nothing is preselected: a wrong preselection is often left unnoticed. */
const emptyDispute = { type: '', details: '' }

/** The most likely type, judged by the order's history, is first. */
function disputeFields({ order, suggested, typed }: ChosenOrder, locale: Locale): readonly FormField[] {
  const copy = wordsOf('disputes')[locale]
  const types = disputeTypesFor(order.state).toSorted(
    (one, other) => Number(other.id === suggested) - Number(one.id === suggested),
  )
  return [
    {
      kind: 'choices',
      name: 'type',
      label: copy.type,
      value: typed.type,
      options: types.map(type => ({ value: type.id, label: typeName(type, locale) })),
      rules: [required(copy.faults.type)],
    },
    {
      kind: 'area',
      name: 'details',
      label: copy.details,
      hint: copy.detailsHint,
      value: typed.details,
      rules: [
        minLength(detailsLimits.min, copy.faults.details['too-short']),
        maxLength(detailsLimits.max, copy.faults.details['too-long']),
      ],
    },
  ]
}

function disputeErrors({ orderId, type, details }: DisputeFaults, locale: Locale): FieldError[] {
  const faults = fill(wordsOf('disputes')[locale].faults, {
    cardNumber: wordsOf('account')[locale].cardNumberRemoved,
  })
  return [
    ...(orderId ? [{ field: 'orderId', message: faults.orderId }] : []),
    ...(type ? [{ field: 'type', message: faults.type }] : []),
    ...(details ? [{ field: 'details', message: faults.details[details] }] : []),
  ]
}

type DisputesFacts = Awaited<ReturnType<typeof disputesFacts>>
type ChosenOrder = NonNullable<DisputesFacts['chosen']>

const ordersToChooseFrom = 50

async function disputesFacts(
  { services, session }: CustomerContext,
  order?: Order,
  typed = emptyDispute,
  errors: readonly FieldError[] = [],
) {
  const customerId = session.customer.id
  const [disputes, suggested, unpaid, { orders }] = await Promise.all([
    services.disputes.list(customerId),
    order && services.disputes.suggestedType(customerId, order.id),
    // Contains the order's id if it ended before any money came.
    services.payments.unpaidAmong(customerId, order ? [order.id] : []),
    services.orders.list(customerId, { limit: ordersToChooseFrom }),
  ])
  const open = disputes.find(({ orderId, isClosed }) => orderId === order?.id && !isClosed)
  const chosen = order && { order, unpaid, openDispute: open?.id, suggested, typed, errors }
  return { disputes, orders, chosen }
}

type RaiseDisputeProps = ViewProps<DisputesFacts, CustomerContext>

function RaiseDispute({ facts: { chosen, orders }, context }: RaiseDisputeProps) {
  const { locale, query } = context
  const copy = wordsOf('disputes')[locale]
  if (chosen) return <DisputeConfirmation chosen={chosen} context={context} />
  if (orders.length === 0)
    return (
      <EmptyState icon="message-square-warning" title={copy.noOrders} text={copy.noOrdersText}>
        <ButtonLink variant="secondary" href={href('/myorders', locale)} text={copy.toOrders} />
      </EmptyState>
    )
  return (
    <Card tone="raised" title={copy.raise}>
      <Form method="get" action={href('/bbps', locale)}>
        <Select
          name="order"
          label={copy.which}
          hint={copy.olderOrder}
          placeholder={copy.chooseOrder}
          error={query.order === '' ? copy.faults.orderId : undefined}
          focusIfInvalid
          options={orders.map(order => ({
            value: order.id,
            label: [
              billIn(locale, order.billerId),
              formatPaise(order.amountPaise, locale),
              formatDay(order.placedAt, locale),
            ].join(' · '),
          }))}
        />
        <Actions>
          <Button text={copy.proceed} />
        </Actions>
      </Form>
    </Card>
  )
}

function DisputeConfirmation({ chosen, context }: WithContext<{ chosen: ChosenOrder }>) {
  const { order, unpaid, openDispute } = chosen
  const { locale } = context
  const copy = wordsOf('disputes')[locale]
  return (
    <Card tone="raised" title={copy.raise}>
      <div className={styles.payment}>
        <OrderList orders={[order]} unpaid={unpaid} locale={locale} label={copy.about} />
        <ButtonLink variant="quiet" href={href('/bbps', locale)} text={copy.otherOrder} />
      </div>
      {openDispute ? (
        <Notice title={copy.isOpen}>
          <p>
            {copy.isOpenText}{' '}
            <a href={href(`/bbps/${openDispute}`, locale)}>{fill(copy.seeDispute, { id: openDispute })}</a>
          </p>
        </Notice>
      ) : (
        <HydratedForm
          context={context}
          fields={disputeFields(chosen, locale)}
          errors={chosen.errors}
          submit={copy.submit}
          hidden={{ orderId: order.id }}
        />
      )}
    </Card>
  )
}

function DisputeList({ disputes, locale }: WithLocale<{ disputes: readonly Dispute[] }>) {
  const copy = wordsOf('disputes')[locale]
  return (
    <Section title={copy.yours} id="disputes" lead={disputes.length === 0 ? copy.none : undefined}>
      <RowList
        rows={disputes.map(({ id, type, raisedAt, state }) => ({
          id,
          title: disputeTypeName(type, locale),
          href: href(`/bbps/${id}`, locale),
          note: (
            <>
              {id} · {copy.raisedOn} <When at={raisedAt} locale={locale} precision="day" />
            </>
          ),
          end: <DisputeStateBadge state={state} locale={locale} />,
        }))}
      />
    </Section>
  )
}
