import { categoryOf, nameIn } from '@chowk/catalog'
import type { Order, Unpaid } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { When } from '../../../account/date-time.tsx'
import { RowList } from '../../../account/row-list.tsx'
import { accountText, shortBiller } from '../../../ui/account-text.ts'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { BillerMark } from '../../../ui/monogram.tsx'
import { OrderStateBadge } from './order-facts.tsx'
import styles from './orders.module.css'

interface OrderListProps {
  readonly orders: readonly Order[]
  /** Orders that ended before any money came. */
  readonly unpaid: ReadonlyMap<string, Unpaid | undefined>
  readonly locale: Locale
  readonly label: string
  /** Below a month's heading. */
  readonly ofMonth?: boolean
}

export function OrderList({ orders, unpaid, locale, label, ofMonth }: OrderListProps) {
  return (
    <RowList
      label={label}
      rows={orders.map(order => ({
        id: order.id,
        picture: <BillerMark billerId={order.billerId} locale={locale} />,
        title: shortBiller(order.billerId, locale),
        href: href(`/myorders/${order.id}`, locale),
        note: (
          <>
            <When at={order.placedAt} locale={locale} precision={ofMonth ? 'short-day' : 'day'} />
            <span className={styles.account}>{accountText(order)}</span>
            {/* Shown only if there is room: mark and payee imply it. */}
            <span className={styles.category}>{categoryText(order, locale)}</span>
          </>
        ),
        amount: (
          <strong>
            <Money paise={order.amountPaise} locale={locale} />
          </strong>
        ),
        end: <OrderStateBadge state={order.state} unpaid={unpaid.get(order.id)} locale={locale} />,
      }))}
    />
  )
}

function categoryText({ billerId }: Order, locale: Locale): string {
  const category = categoryOf(billerId)
  return category ? ` · ${nameIn(locale, category)}` : ''
}
