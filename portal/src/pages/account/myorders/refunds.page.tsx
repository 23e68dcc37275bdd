/** /myorders/refunds: refunds, each with the promised day. */

import { dateText, dayInIndia } from '@chowk/catalog'
import { billerOf, descriptionIn, type OrderWithHistory, type ReturnOf } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatDay } from '../../../account/dates.ts'
import { EmptyState } from '../../../account/empty-state.tsx'
import { RowList } from '../../../account/row-list.tsx'
import { StateBadge, type StateTone } from '../../../account/state-badge.tsx'
import { fill, type Words, wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom } from '../../../page/page.ts'
import { shortBiller } from '../../../ui/account-text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { BillerMark } from '../../../ui/monogram.tsx'
import { orderTone } from './order-facts.tsx'

interface RefundsFacts {
  /** To the account that paid. */
  readonly returns: readonly ReturnOf[]
  /** To the wallet. */
  readonly orders: readonly OrderWithHistory[]
}

export const refundsPage = customerPage<RefundsFacts>({
  pattern: '/myorders/refunds',
  screenName: 'refunds',
  async load({ services, session }) {
    const { id } = session.customer
    const [returns, refunded] = await Promise.all([
      services.returns.list(id),
      services.orders.list(id, { state: 'refunded' }),
    ])
    const inWallet = refunded.orders.filter(order => !returns.some(({ orderId }) => orderId === order.id))
    const orders = await Promise.all(inWallet.map(order => services.orders.byId(id, order.id)))
    return { returns, orders: orders.filter(order => order !== undefined) }
  },
  head: headFrom(wordsOf('refunds')),
  View({ facts: { returns, orders }, context }) {
    const { locale } = context
    const copy = wordsOf('refunds')[locale]
    const rows = [
      ...returns.map(back => returnRow(back, locale)),
      ...orders.map(order => walletRow(order, locale)),
    ].toSorted((one, other) => other.at - one.at)
    return (
      <AccountLayout context={context} section="/myorders" title={copy.title} lead={copy.lead}>
        {rows.length === 0 ? (
          <EmptyState icon="wallet" title={copy.empty} text={copy.emptyText}>
            <ButtonLink variant="secondary" href={href('/myorders', locale)} text={copy.orders} />
          </EmptyState>
        ) : (
          <RowList label={copy.list} rows={rows} />
        )}
      </AccountLayout>
    )
  },
})

type RefundState = keyof Words['refunds']['states']

const tones = {
  coming: 'waiting',
  late: 'bad',
  back: orderTone('refunded'),
  refused: 'bad',
} satisfies Record<RefundState, StateTone>

const amountAndState = (paise: number, state: RefundState, locale: Locale) => ({
  amount: (
    <strong>
      <Money paise={paise} locale={locale} />
    </strong>
  ),
  end: <StateBadge tone={tones[state]}>{wordsOf('refunds')[locale].states[state]}</StateBadge>,
})

function returnRow(back: ReturnOf, locale: Locale) {
  const { id, orderId, description, amountPaise, startedAt } = back
  const [state, note] = progressOf(back, locale)
  const billerId = billerOf(description)
  return {
    id,
    at: startedAt.getTime(),
    picture: billerId ? <BillerMark billerId={billerId} locale={locale} /> : <IconTile name="wallet" />,
    title: billerId ? shortBiller(billerId, locale) : descriptionIn(locale, description),
    href: href(orderId ? `/myorders/${orderId}` : '/passbook', locale),
    note,
    ...amountAndState(amountPaise, state, locale),
  }
}

function progressOf(back: ReturnOf, locale: Locale): readonly [RefundState, string] {
  const { state, returnedAt, bankReference = '', promisedBy } = back
  const copy = wordsOf('refunds')[locale]
  const day = dateText(promisedBy)[locale]
  if (returnedAt)
    return ['back', fill(copy.returned, { day: formatDay(returnedAt, locale), reference: bankReference })]
  if (state === 'refused') return ['refused', copy.refused]
  return promisedBy < dayInIndia()
    ? ['late', fill(copy.late, { day })]
    : ['coming', fill(copy.promised, { day })]
}

function walletRow({ id, billerId, amountPaise, placedAt, history }: OrderWithHistory, locale: Locale) {
  const at = history.find(({ state }) => state === 'refunded')?.at ?? placedAt
  return {
    id,
    at: at.getTime(),
    picture: <BillerMark billerId={billerId} locale={locale} />,
    title: shortBiller(billerId, locale),
    href: href(`/myorders/${id}`, locale),
    note: fill(wordsOf('refunds')[locale].inWallet, { day: formatDay(at, locale) }),
    ...amountAndState(amountPaise, 'back', locale),
  }
}
