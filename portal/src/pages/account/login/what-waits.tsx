/** What whoever signs in is about to pay, with its fee: what is asked for afterwards is no more than was said before. */
import { type Biller, billerName, findBiller } from '@chowk/catalog'
import { feeOn, type PaymentWish } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Behaviour } from '../../../islands/island.tsx'
import { formatInText } from '../../../money/money.ts'
import type { AnyoneContext } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { Monogram } from '../../../ui/monogram.tsx'
import styles from './login.module.css'
import { loginCopy } from './login-copy.ts'
import { countPage } from './sign-in.behaviour.ts'

export interface WaitingPayment {
  readonly wish: PaymentWish
  readonly biller: Biller
  /** Undefined for a bill, which is looked up for whoever has signed in, and where the biller's fees are not known. */
  readonly feePaise: number | undefined
}

export async function waitingPayment({
  services,
  visit,
}: AnyoneContext): Promise<WaitingPayment | undefined> {
  const wish = await services.paymentWishes.read(visit)
  const biller = wish && findBiller(wish.billerId)
  if (!biller) return undefined
  const { amountPaise } = wish
  if (amountPaise === undefined) return { wish, biller, feePaise: undefined }
  const described = await services.billers.describe(biller.id)
  const feePaise =
    described.outcome === 'described' ? feeOn(described.description.fees, amountPaise) : undefined
  return { wish, biller, feePaise }
}

interface WhatWaitsProps {
  readonly id: string
  readonly waiting: WaitingPayment
  readonly locale: Locale
}

export function WhatWaits({ id, waiting, locale }: WhatWaitsProps): ReactNode {
  const { wish, biller } = waiting
  const copy = loginCopy[locale].paying
  const typed = biller.parameters.flatMap(({ name }) => wish.parameters[name] ?? [])
  return (
    <div className={styles.waits}>
      <Monogram name={biller.name} locale={locale} />
      <p id={id}>
        {copy.lead}
        <strong>{[billerName(biller, locale), ...typed.slice(0, 1)].join(', ')}</strong>
        {sumOf(waiting, locale)}
      </p>
      <a href={href(wish.amountPaise === undefined ? '/pay/details' : '/pay/amount', locale)}>
        {copy.change}
      </a>
      <Behaviour start={countPage} when="load" props={{}} />
    </div>
  )
}

function sumOf({ wish: { amountPaise }, feePaise }: WaitingPayment, locale: Locale): string {
  const copy = loginCopy[locale].paying
  const money = (paise: number) => formatInText(paise, locale)
  if (amountPaise === undefined) return copy.bill
  if (feePaise === undefined) return money(amountPaise)
  return feePaise > 0
    ? copy.withFee(money(amountPaise), money(feePaise), money(amountPaise + feePaise))
    : copy.noFee(money(amountPaise))
}
