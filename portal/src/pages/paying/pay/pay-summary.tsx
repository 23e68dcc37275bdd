/**
 * The payee, the cost, and the one button of the step. Beside the form on a wide window; on a phone the facts follow
 * the form, and the bar with total and button sticks to the bottom of the window.
 */

import { randomUUID } from 'node:crypto'
import { billerName, formatAmount } from '@chowk/catalog'
import { type BillerDescription, type Cost, costOf, type MoneySource } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { accountText } from '../../../ui/account-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { amountsToPay, feeText, missingPaise } from './amount-choice.ts'
import { circleName } from './operator.ts'
import styles from './pay.module.css'
import { isTopUpAwaited, type PayFacts } from './pay-facts.ts'
import { planFacts } from './plan-text.ts'

/** The id of the form that the button sends, wherever the button is. */
export const payFormId = 'pay-form'

type PaySummaryProps = ViewProps<PayFacts, CustomerContext>

export function PaySummary({ facts, context }: PaySummaryProps) {
  const { step, terms } = facts
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  if (!terms) return null
  switch (step.step) {
    case 'choose':
      return (
        <ChooseSummary
          {...paidFor(facts)}
          terms={terms}
          chosenPaise={Number(step.typed.amount ?? facts.payment.cost?.amountPaise)}
          locale={locale}
        />
      )
    case 'pay':
      return <CostSummary facts={facts} context={context} terms={terms} />
    default:
      return (
        <Summary {...paidFor(facts)} locale={locale}>
          <FactList
            facts={[
              ...planFacts(step.payment.plan, locale),
              { label: copy.source, value: copy.sources[step.payment.source] },
              ...costFacts(step.payment.cost, locale),
            ]}
          />
        </Summary>
      )
  }
}

interface PaidFor extends Pick<PayFacts, 'biller' | 'operator'> {
  readonly parameters: Readonly<Record<string, string>>
}

function paidFor({ biller, payment, operator }: PayFacts): PaidFor {
  return { biller, parameters: payment.parameters, operator }
}

interface ChooseSummaryProps extends PaidFor {
  readonly terms: BillerDescription
  /** NaN without a choice, or for a typed amount. */
  readonly chosenPaise: number
  readonly locale: Locale
}

/** The script shows the chosen amount here; without one the choice itself shows it. */
export function ChooseSummary({ terms, chosenPaise, locale, ...paid }: ChooseSummaryProps) {
  const copy = wordsOf('pay')[locale]
  // The submitted amount is the visitor's input.
  const isPayable = Number.isInteger(chosenPaise) && chosenPaise > 0 && chosenPaise <= terms.maximumPaise
  const cost = isPayable ? costOf(chosenPaise, terms) : undefined
  return (
    <Summary
      {...paid}
      locale={locale}
      bar={
        <div className={styles.barLine}>
          <output className={styles.barTotal} data-chosen form={payFormId}>
            {cost && (
              <>
                <small>{feeText(cost, locale)}</small> {formatInText(cost.totalPaise, locale)}
              </>
            )}
          </output>
          <Button form={payFormId} data-waiting={copy.waiting} text={copy.proceed} />
        </div>
      }
    />
  )
}

function CostSummary({ facts, context, terms }: PaySummaryProps & { readonly terms: BillerDescription }) {
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  const { choices, mayType, isSingle } = amountsToPay(facts.payment, terms, locale)
  const { bill, plan } = facts.payment
  return (
    <Summary
      {...paidFor(facts)}
      isOfBill={bill !== undefined}
      locale={locale}
      isSingle={isSingle}
      bar={
        <>
          {choices.map((choice, index) => (
            <div
              key={choice.amountPaise}
              className={classNames(styles.total, styles.barLine)}
              data-total={index}
            >
              <span className={styles.barWho} aria-live="polite">
                {context.services.payments.sources.map(source => (
                  <span key={source} className={styles.barFrom} data-from={source}>
                    {sourceText(facts, choice.totalPaise, source, locale)}
                  </span>
                ))}
                {bill?.customerName && (
                  <>
                    {' · '}
                    {copy.customerName}: <strong>{bill.customerName}</strong>
                  </>
                )}
              </span>
              <span className={styles.barTotal}>
                <small>{feeText(choice, locale)}</small> <Money paise={choice.totalPaise} locale={locale} />
              </span>
              <PayButton facts={facts} context={context} totalPaise={choice.totalPaise} />
            </div>
          ))}
          {mayType && (
            <div className={classNames(styles.total, styles.barLine)} data-total="other">
              <Button form={payFormId} data-waiting={copy.waiting} text={copy.proceed} />
            </div>
          )}
        </>
      }
    >
      {choices.map((choice, index) => (
        <div key={choice.amountPaise} className={styles.total} data-total={index}>
          <FactList facts={[...planFacts(plan, locale), ...costFacts(choice, locale).slice(bill ? 1 : 0)]} />
        </div>
      ))}
    </Summary>
  )
}

/** 'From wallet', or both parts where UPI adds what the wallet lacks. */
function sourceText(facts: PayFacts, totalPaise: number, source: MoneySource, locale: Locale): string {
  const copy = wordsOf('pay')[locale]
  const missing = missingPaise(facts, totalPaise)
  if (source === 'upi' || missing === 0 || !facts.mayAddMoney || isTopUpAwaited(facts))
    return copy.bySource[source]
  const money = (paise: number) => formatInText(paise, locale)
  return fill(copy.byBoth, { wallet: money(totalPaise - missing), missing: money(missing) })
}

/**
 * If the balance is too low or a limit refuses the payment, the button adds the missing money or leads to a higher
 * limit.
 */
function PayButton({ facts, context, totalPaise }: PaySummaryProps & { readonly totalPaise: number }) {
  const { locale, services } = context
  const copy = wordsOf('pay')[locale]
  const missing = missingPaise(facts, totalPaise)
  const remedy = remedyFor(facts, totalPaise, services.wallet.canAddMoney, locale)
  const pay = (from?: MoneySource) => (
    <Button
      form={payFormId}
      data-waiting={copy.waiting}
      data-from={from}
      text={fill(copy.pay, { total: formatInText(totalPaise, locale) })}
    />
  )
  if (!remedy) return pay()
  return (
    <>
      {services.payments.sources.includes('upi') && pay('upi')}
      {missing > 0 && facts.mayAddMoney && !isTopUpAwaited(facts) ? (
        <Button
          form={payFormId}
          data-waiting={copy.waiting}
          data-from="wallet"
          name="add"
          value={randomUUID()}
          text={fill(copy.addAndPay, { missing: formatInText(missing, locale) })}
        />
      ) : (
        <ButtonLink data-from="wallet" href={remedy.href} text={remedy.label} />
      )}
    </>
  )
}

/** How the customer can pay from the wallet: add money or raise the limit. A new device's limit ends only with time. */
function remedyFor(facts: PayFacts, totalPaise: number, canAddMoney: boolean, locale: Locale) {
  const copy = wordsOf('pay')[locale]
  if (totalPaise > facts.limit.leftPaise)
    return { href: href('/passbook/limits', locale), label: copy.seeLimits }
  const missing = missingPaise(facts, totalPaise)
  if (missing === 0 || !canAddMoney) return undefined
  if (facts.topUp && isTopUpAwaited(facts))
    return {
      href: hrefWithQuery(`/pay/${facts.payment.reference}`, locale, { topup: facts.topUp.topUp.id }),
      label: wordsOf('passbook')[locale].topUp.checkAgain,
    }
  const adding = { add: formatAmount(missing), payment: facts.payment.reference }
  return {
    href: hrefWithQuery('/passbook', locale, adding),
    label: fill(copy.addMoney, { missing: formatInText(missing, locale) }),
  }
}

interface SummaryProps extends PaidFor {
  readonly locale: Locale
  readonly isSingle?: boolean
  /** Omits the biller, because the page shows it above the form. */
  readonly isOfBill?: boolean
  readonly bar?: ReactNode
  readonly children?: ReactNode
}

function Summary({ biller, parameters, operator, locale, isSingle, isOfBill, bar, children }: SummaryProps) {
  const copy = wordsOf('pay')[locale]
  const typed = biller.parameters.flatMap(({ name, label }) =>
    parameters[name]
      ? [{ label: label[locale], value: accountText({ billerId: biller.id, account: parameters[name] }) }]
      : [],
  )
  const place = circleName(parameters.circle, locale)
  const circle = place && operator?.isCircleGuessed ? fill(copy.guessed, { circle: place }) : place
  return (
    <div className={classNames(styles.summary, isSingle && styles.single)}>
      <section className={styles.summaryFacts} aria-label={copy.summary}>
        {!isOfBill && (
          <FactList
            facts={[
              { label: copy.biller, value: [billerName(biller, locale), circle].filter(Boolean).join(', ') },
              ...typed,
            ]}
          />
        )}
        {children}
      </section>
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  )
}

/** The amount, the fee and their sum on separate lines, before the approval. */
function costFacts({ amountPaise, feePaise, totalPaise }: Cost, locale: Locale): readonly Fact[] {
  const copy = wordsOf('pay')[locale]
  return [
    { label: copy.amountToBiller, value: <Money paise={amountPaise} locale={locale} /> },
    { label: copy.fee, value: feePaise > 0 ? <Money paise={feePaise} locale={locale} /> : copy.noFee },
    { label: copy.total, value: <Money paise={totalPaise} locale={locale} />, isSum: true },
  ]
}
