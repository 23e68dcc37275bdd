/** What whoever signs in is about to pay, with its fee: what is asked for afterwards is no more than was said before. */
import { type Biller, billerName, findBiller } from '@chowk/catalog'
import type { PaymentWish } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { formatPaise } from '../../money/money.ts'
import type { AnyoneContext } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { type Cost, costOf } from '../pay/amount-choice.ts'
import { PayFlow } from '../pay/pay-flow.island.tsx'
import styles from './login.module.css'
import { loginCopy } from './login-copy.ts'

export interface WaitingPayment {
  readonly wish: PaymentWish
  readonly biller: Biller
  /** Undefined for a bill, which is looked up for whoever has signed in. */
  readonly cost: Cost | undefined
}

export async function waitingPayment({
  services,
  visit,
}: AnyoneContext): Promise<WaitingPayment | undefined> {
  const wish = await services.paymentWishes.read(visit)
  const biller = wish && findBiller(wish.billerId)
  if (!biller) return undefined
  const { amountPaise } = wish
  if (amountPaise === undefined) return { wish, biller, cost: undefined }
  const described = await services.billers.describe(biller.id)
  const cost = described.outcome === 'described' ? costOf(amountPaise, described.description) : undefined
  return { wish, biller, cost }
}

interface WhatWaitsProps {
  readonly waiting: WaitingPayment
  readonly locale: Locale
}

export function WhatWaits({ waiting, locale }: WhatWaitsProps): ReactNode {
  const { wish, biller } = waiting
  const copy = loginCopy[locale].paying
  const typed = biller.parameters.flatMap(({ name }) => wish.parameters[name] ?? [])
  return (
    <div className={styles.waits}>
      <Monogram name={biller.name} />
      <p>
        {copy.lead}
        <strong>{[billerName(biller, locale), ...typed.slice(0, 1)].join(', ')}</strong>
        {sumOf(waiting, locale)}
      </p>
      <a href={href(biller.category.flow === 'recharge' ? '/pay/amount' : biller.provider.path, locale)}>
        {copy.change}
      </a>
      {/* Counts the page, as on the others of a payment. */}
      <Island component={PayFlow} when="load" props={{ locale }} />
    </div>
  )
}

function sumOf({ wish, cost }: WaitingPayment, locale: Locale): string {
  const copy = loginCopy[locale].paying
  const money = (paise: number) => formatPaise(paise, locale)
  if (cost && cost.feePaise > 0)
    return copy.withFee(money(cost.amountPaise), money(cost.feePaise), money(cost.totalPaise))
  if (cost) return copy.noFee(money(cost.totalPaise))
  return wish.amountPaise === undefined ? copy.bill : money(wish.amountPaise)
}
