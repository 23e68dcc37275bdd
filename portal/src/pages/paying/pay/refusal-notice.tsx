import type { Locale } from '@chowk/shell'
import { formatFirstDayAfter, formatMoment } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { CustomerContext } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PayFacts, PayRefusal } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'

interface RefusalNoticeProps {
  readonly refusal: PayRefusal
  readonly facts: PayFacts
  readonly context: CustomerContext
}

/** Why the payment cannot continue, that nothing was charged, and what to do. */
export function RefusalNotice({ refusal, facts, context }: RefusalNoticeProps) {
  const { locale } = context
  const { outcome } = refusal
  const titles = wordsOf('refusal')[locale].pay
  return (
    <Notice
      tone="warning"
      role="status"
      title={outcome === 'pin-locked' ? wordsOf('pin')[locale].lockedTitle : titles[outcome].title}
      text={reasonFor(refusal, facts, locale)}
      takesFocus
    >
      <RefusalActions refusal={refusal} facts={facts} context={context} />
    </Notice>
  )
}

function reasonFor(refusal: PayRefusal, { limit, newDevice }: PayFacts, locale: Locale): string {
  const copy = wordsOf('refusal')[locale].pay
  const money = (paise: number) => formatInText(paise, locale)
  switch (refusal.outcome) {
    case 'limit-exceeded':
      if (newDevice && refusal.measure === 'spend-day-new-device')
        return fill(refusal.until ? copy['new-device'].until : copy['new-device'].unknown, {
          limit: money(newDevice.limitPaise),
          left: money(refusal.leftPaise),
          until: refusal.until ? formatMoment(refusal.until, locale) : '',
        })
      if (refusal.measure === 'payment') return fill(copy.payment, { limit: money(refusal.leftPaise) })
      return fill(copy['limit-exceeded'].text, {
        left: money(refusal.leftPaise),
        day: formatFirstDayAfter(limit.month, locale),
      })
    case 'insufficient-balance':
      return fill(copy['insufficient-balance'].text, { available: money(refusal.availablePaise) })
    case 'pin-locked':
      return refusal.reason
    case 'no-code':
      return `${refusal.reason} ${copy['no-code'].text}`
    default:
      return copy[refusal.outcome].text
  }
}

/** Offered because UPI needs neither a code nor a PIN of ours. */
function PayByUpi({ facts: { payment }, context }: Omit<RefusalNoticeProps, 'refusal'>) {
  const { locale, services } = context
  const { cost } = payment
  if (!cost || !services.payments.sources.includes('upi')) return null
  return (
    <PayForm context={context} payment={payment} step="pay">
      <input type="hidden" name="amount" value={cost.amountPaise} />
      <input type="hidden" name="source" value="upi" />
      <Button
        data-waiting={wordsOf('pay')[locale].waiting}
        text={fill(wordsOf('pay')[locale].payByUpi, { total: formatInText(cost.totalPaise, locale) })}
      />
    </PayForm>
  )
}

function RefusalActions({ refusal, facts, context }: RefusalNoticeProps) {
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  if (refusal.outcome === 'already-paid' && refusal.orderId)
    return (
      <ButtonLink
        variant="secondary"
        href={href(`/myorders/${refusal.orderId}`, locale)}
        text={copy.seeOrder}
      />
    )
  if (refusal.outcome === 'no-code') return <PayByUpi facts={facts} context={context} />
  if (refusal.outcome === 'pin-locked')
    return (
      <>
        <PayByUpi facts={facts} context={context} />
        <ButtonLink
          variant="secondary"
          href={hrefWithQuery('/settings/confirm/set-pin', locale, { payment: facts.payment.reference })}
          text={wordsOf('pin')[locale].forgotten}
        />
      </>
    )
  if (refusal.outcome !== 'lapsed') return null
  return (
    <PayForm context={context}>
      <Button variant="secondary" name="step" value="start-again" text={copy.lookUpAgain} />
    </PayForm>
  )
}
