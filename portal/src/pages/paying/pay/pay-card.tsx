/** The amount and the source. The summary has the costs; CSS shows those of the chosen amount, without a script. */

import { billerName, dayInIndia } from '@chowk/catalog'
import type { BillerDescription, MoneySource } from '@chowk/services'
import { formatDay } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { hrefWithQuery } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import {
  type AmountChoice,
  amountsToPay,
  chosenOf,
  limitLeft,
  missingPaise,
  walletNote,
} from './amount-choice.ts'
import { circleName } from './operator.ts'
import { OptionCards, OtherAmountField } from './option-cards.tsx'
import styles from './pay.module.css'
import { type AmountStep, isTopUpAwaited, type PayFacts } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'
import { payFormId } from './pay-summary.tsx'

interface PayCardProps {
  readonly facts: PayFacts
  readonly terms: BillerDescription
  readonly step: AmountStep
  readonly context: CustomerContext
}

export function PayCard({ facts, terms, step, context }: PayCardProps) {
  const { payment } = facts
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  const { choices, hint, mayType, isSingle } = amountsToPay(payment, terms, locale)
  const chosen = step.typed.amount ?? String(payment.cost?.amountPaise ?? choices[0]?.amountPaise ?? '')
  const suggested = chosenOf(choices, chosen)
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <PayForm context={context} payment={payment} step="pay" id={payFormId}>
          <ErrorSummary locale={locale} errors={step.errors} />
          {isSingle ? (
            <input type="hidden" name="amount" value={choices[0]?.amountPaise} />
          ) : (
            <fieldset className={classNames(styles.group, styles.amounts)}>
              <legend>{copy.chooseAmount}</legend>
              <OptionCards
                name="amount"
                chosen={chosen}
                options={[
                  ...choices.map(choice => ({
                    value: String(choice.amountPaise),
                    title: choice.title,
                    end: <Money paise={choice.amountPaise} locale={locale} />,
                  })),
                  ...(mayType ? [{ value: 'other', title: copy.another }] : []),
                ]}
              />
              {mayType && <OtherAmountField step={step} hint={hint} locale={locale} />}
            </fieldset>
          )}
          {suggested && (
            <SourceChoice facts={facts} terms={terms} suggested={suggested} step={step} context={context} />
          )}
          <p className={styles.small}>
            {payment.bill && copy.parts[terms.exactness]} {copy.noneMoved}
          </p>
        </PayForm>
        {!payment.bill && (
          <ButtonLink
            variant="quiet"
            href={hrefWithQuery(`/pay/${payment.reference}`, locale, { change: '1' })}
            text={facts.plans.length > 0 ? copy.changePlan : copy.changeAmount}
          />
        )}
      </div>
    </Card>
  )
}

function SourceChoice(props: PayCardProps & { readonly suggested: AmountChoice }) {
  const { facts, terms, suggested, step, context } = props
  const { wallet } = facts
  const { locale, services } = context
  const copy = wordsOf('pay')[locale]
  const { choices, isSingle } = amountsToPay(facts.payment, terms, locale)
  const fits = suggested.totalPaise <= Math.min(wallet.availablePaise, limitLeft(facts))
  const narrower = walletNote(facts, suggested.totalPaise, locale)
  const hasUpi = services.payments.sources.includes('upi')
  const isAdding = isTopUpAwaited(facts) || facts.topUp?.topUp.state === 'failed'
  const usual: MoneySource = fits || !hasUpi || isAdding ? 'wallet' : 'upi'
  return (
    <fieldset className={styles.group}>
      <legend>{copy.chooseSource}</legend>
      <OptionCards
        name="source"
        chosen={step.typed.source ?? facts.payment.source ?? usual}
        options={[
          {
            value: 'wallet',
            title: copy.sources.wallet,
            note: (
              <>
                {copy.balance}{' '}
                <strong>
                  <Money paise={wallet.availablePaise} locale={locale} />
                </strong>
                {narrower && <br />}
                {narrower}
                {choices.map((choice, index) => {
                  const missing = missingPaise(facts, choice.totalPaise)
                  return (
                    missing > 0 && (
                      <span
                        key={choice.amountPaise}
                        className={classNames(styles.missing, !isSingle && styles.total)}
                        data-total={index}
                      >
                        {fill(copy.missing, { missing: formatInText(missing, locale) })}
                      </span>
                    )
                  )
                })}
              </>
            ),
          },
          {
            value: 'upi',
            title: copy.sources.upi,
            note: isTopUpAwaited(facts) ? copy.upiBesides : copy.upiNote,
          },
        ].filter(({ value }) => value !== 'upi' || hasUpi)}
      />
    </fieldset>
  )
}

type BillCardProps = ViewProps<PayFacts, CustomerContext>

/** The amount that is due, and until when. */
export function BillCard({ facts: { payment }, context: { locale } }: BillCardProps) {
  const copy = wordsOf('pay')[locale]
  const { bill } = payment
  if (!bill) return null
  const [{ kind, amountPaise }] = bill.amounts
  const isLate = bill.dueDate < dayInIndia()
  const day = formatDay(new Date(bill.dueDate), locale)
  return (
    <Card>
      <p className={styles.due}>
        <Money paise={amountPaise} locale={locale} size="large" />
        <span>
          {isLate ? fill(copy.wasDue, { day }) : fill(copy.dueBy, { kind: copy.amountKinds[kind], day })}
        </span>
      </p>
      {isLate && <p className={styles.overdue}>{copy.overdue}</p>}
    </Card>
  )
}

/** Folded: the input, and the rest of the biller's answer. */
export function BillDetails({ facts: { payment, biller }, context: { locale } }: BillCardProps) {
  const copy = wordsOf('pay')[locale]
  const { bill, parameters } = payment
  const typed = biller.parameters.flatMap(({ name, label }) =>
    parameters[name] ? [{ label: label[locale], value: parameters[name] }] : [],
  )
  return (
    <details className={styles.more} open={!bill}>
      <summary>{bill ? copy.yourBill : copy.yourDetails}</summary>
      <FactList
        facts={[
          { label: copy.biller, value: billerName(biller, locale) },
          ...typed,
          { label: copy.circle, value: circleName(parameters.circle, locale) },
          { label: copy.customerName, value: bill?.customerName },
          ...(bill?.amounts ?? []).slice(1).map(({ kind, amountPaise }) => ({
            label: copy.amountKinds[kind],
            value: <Money paise={amountPaise} locale={locale} />,
          })),
          { label: copy.billNumber, value: bill?.billNumber },
          { label: copy.billDate, value: bill && formatDay(new Date(bill.billDate), locale) },
        ]}
      />
    </details>
  )
}
