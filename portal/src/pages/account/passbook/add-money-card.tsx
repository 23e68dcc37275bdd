import { billIn } from '@chowk/catalog'
import { type LimitLeft, minimumTopUpPaise } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatFirstDayAfter } from '../../../account/dates.ts'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { formatInText } from '../../../money/money.ts'
import type { WithContext } from '../../../page/page.ts'
import { accountText } from '../../../ui/account-text.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import pill from '../../../ui/pill-links.module.css'
import { identityFields } from '../identity/identity-fields.ts'
import { canAddText, type MoneyIntent } from './add-money.ts'
import { fillInAmount } from './amount-offers.behaviour.ts'
import styles from './passbook.module.css'
import type { PassbookFacts } from './passbook-facts.ts'

type AddMoneyCardProps = WithContext<
  Pick<PassbookFacts, 'limits' | 'firstPaise' | 'waiting'> & { intent: MoneyIntent }
>

/** The form also asks for name and ID, if the customer has not declared them. */
export function AddMoneyCard({ context, limits, firstPaise, intent, waiting }: AddMoneyCardProps) {
  const { locale, services } = context
  const copy = wordsOf('passbook')[locale]
  const leftPaise = firstPaise ?? limits.toAdd.leftPaise
  const canAdd = canAddText(limits.toAdd, firstPaise, locale)
  const messages = fill(copy.amountFaults, { canAdd })
  if (!services.wallet.canAddMoney)
    return (
      <Card title={copy.addMoney}>
        <Notice title={copy.noSource} text={copy.noSourceText} />
      </Card>
    )
  if (leftPaise < minimumTopUpPaise)
    return (
      <Card title={copy.addMoney}>
        <Notice tone="warning" title={copy.limitReached}>
          <p>
            {canAdd}{' '}
            {limits.toAdd.measure === 'load-month' && <MonthUsed limit={limits.loadMonth} locale={locale} />}
          </p>
          <AllLimits locale={locale} />
        </Notice>
      </Card>
    )
  return (
    <Card title={copy.addMoney}>
      {/* 'This waits for it: Mobile Recharge, Jio, 9811100001' */}
      {waiting && (
        <p className={styles.waits}>
          {copy.waits}{' '}
          <a href={href(`/pay/${waiting.reference}`, locale)}>
            {billIn(locale, waiting.billerId)}, {accountText(waiting)}
          </a>
        </p>
      )}
      <AmountOffers label={copy.amount} offers={offersUpTo(leftPaise, locale)} />
      <HydratedForm
        context={context}
        action={href('/passbook', locale)}
        fields={[
          {
            kind: 'text',
            name: 'amount',
            label: copy.amount,
            hint: canAdd,
            inputMode: 'decimal',
            value: intent.amount,
            takesFocus: context.query.add !== undefined,
            rules: [{ minPaise: minimumTopUpPaise, maxPaise: leftPaise, messages }],
          },
          ...(firstPaise === undefined ? [] : identityFields(intent.identity, locale)),
        ]}
        errors={intent.errors}
        submit={copy.addMoney}
        hidden={{ submission: intent.submission }}
      />
      <div className={styles.small} data-live="limit">
        {firstPaise === undefined && <MonthUsed limit={limits.loadMonth} locale={locale} />}{' '}
        <AllLimits locale={locale} />
      </div>
      {services.paymentSandbox.isSandbox && <p className={styles.small}>{copy.sandbox}</p>}
    </Card>
  )
}

const usualRupees = [100, 500, 1000, 2000]

function offersUpTo(leftPaise: number, locale: Locale) {
  return usualRupees
    .filter(rupees => rupees * 100 <= leftPaise)
    .map(rupees => ({
      value: String(rupees),
      label: formatInText(rupees * 100, locale),
      href: hrefWithQuery('/passbook', locale, { add: String(rupees) }),
    }))
}

function MonthUsed({ limit, locale }: { readonly limit: LimitLeft; readonly locale: Locale }) {
  const { limitPaise, usedPaise, month } = limit
  return fill(wordsOf('passbook')[locale].limitText, {
    limit: formatInText(limitPaise, locale),
    used: formatInText(usedPaise, locale),
    day: formatFirstDayAfter(month, locale),
  })
}

function AllLimits({ locale }: { readonly locale: Locale }) {
  return <a href={href('/passbook/limits', locale)}>{wordsOf('passbook')[locale].allLimits}</a>
}

interface AmountOffersProps {
  readonly label: string
  readonly offers: readonly { readonly value: string; readonly label: string; readonly href: string }[]
}

/**
 * Common amounts, filled in by one press. Outside the form's island, whose code loads at the first interaction: by
 * then the browser would have followed the link, which without a script leads to the page with the amount filled in.
 */
export function AmountOffers({ label, offers }: AmountOffersProps) {
  return (
    <Behaviour start={fillInAmount} when="load" props={{ field: 'amount', label }}>
      <div className={classNames(pill.pills, styles.offers)}>
        {offers.map(offer => (
          <a key={offer.value} href={offer.href} data-value={offer.value}>
            {offer.label}
          </a>
        ))}
      </div>
    </Behaviour>
  )
}
