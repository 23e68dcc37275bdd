import type { Order, Unpaid } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import rows from '../../../account/row-list.module.css'
import { When } from '../../../account/when.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import styles from './order-list.module.css'
import { orderName } from './order-name.ts'
import { OrderStateBadge } from './order-state.tsx'

interface OrderListProps {
  readonly orders: readonly Order[]
  /** Those that ended before any money came. */
  readonly unpaid: ReadonlyMap<string, Unpaid>
  readonly locale: Locale
  readonly label: string
}

export function OrderList({ orders, unpaid, locale, label }: OrderListProps): ReactNode {
  return (
    <ul className={rows.rows} aria-label={label}>
      {orders.map(order => (
        <li key={order.id} className={classNames(rows.row, styles.order)}>
          <Monogram name={order.provider} locale={locale} />
          <div className={styles.what}>
            <a className={styles.name} href={href(`/myorders/${order.id}`, locale)}>
              {orderName(order, locale)}
            </a>
            <span className={styles.note}>
              {order.account} · <When at={order.placedAt} locale={locale} />
            </span>
          </div>
          <div className={styles.how}>
            <Money paise={order.amountPaise} locale={locale} />
            <OrderStateBadge state={order.state} unpaid={unpaid.get(order.id)} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  )
}
