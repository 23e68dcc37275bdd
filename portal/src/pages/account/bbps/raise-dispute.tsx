import type { ReactNode } from 'react'
import { formatDay } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { AccountForm } from '../../../account/form/account-form.island.tsx'
import { Island } from '../../../islands/island.tsx'
import { formatPaise } from '../../../money/money.ts'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { OrderList } from '../myorders/order-list.tsx'
import { orderName } from '../myorders/order-name.ts'
import { disputeFields } from './dispute-form.ts'
import styles from './disputes.module.css'
import { disputesCopy } from './disputes-copy.ts'
import type { ChosenOrder, DisputesFacts } from './disputes-facts.ts'

type RaiseDisputeProps = ViewProps<DisputesFacts, CustomerContext>

export function RaiseDispute({ facts: { chosen, orders }, context }: RaiseDisputeProps): ReactNode {
  const { locale, query } = context
  const copy = disputesCopy[locale]
  if (chosen) return <SayWhatHappened chosen={chosen} context={context} />
  if (orders.length === 0)
    return (
      <EmptyState icon="message-square-warning" title={copy.noOrders} text={copy.noOrdersText}>
        <ButtonLink variant="secondary" href={href('/myorders', locale)}>
          {copy.toOrders}
        </ButtonLink>
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
          isOnly
          options={orders.map(order => ({
            value: order.id,
            label: [
              orderName(order, locale),
              formatPaise(order.amountPaise, locale),
              formatDay(order.placedAt, locale),
            ].join(' · '),
          }))}
        />
        <Actions>
          <Button>{copy.goOn}</Button>
        </Actions>
      </Form>
    </Card>
  )
}

function SayWhatHappened({
  chosen: { order, unpaid, openDispute, suggested, typed, errors },
  context,
}: {
  readonly chosen: ChosenOrder
  readonly context: CustomerContext
}): ReactNode {
  const { locale, csrfToken } = context
  const copy = disputesCopy[locale]
  return (
    <Card tone="raised" title={copy.raise}>
      <div className={styles.payment}>
        <OrderList orders={[order]} unpaid={unpaid} locale={locale} label={copy.about} />
        <ButtonLink variant="quiet" href={href('/bbps', locale)}>
          {copy.otherOrder}
        </ButtonLink>
      </div>
      {openDispute ? (
        <Notice title={copy.isOpen}>
          <p>
            {copy.isOpenText}{' '}
            <a href={href(`/bbps/${openDispute}`, locale)}>{copy.seeDispute(openDispute)}</a>
          </p>
        </Notice>
      ) : (
        <Island
          component={AccountForm}
          when="interaction"
          props={{
            locale,
            csrfToken,
            fields: disputeFields(order.state, suggested, typed, locale),
            errors,
            submit: copy.submit,
            hidden: { orderId: order.id },
          }}
        />
      )}
    </Card>
  )
}
