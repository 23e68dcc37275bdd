import { billerIn } from '@chowk/catalog'
import type { BillPayment } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { watchPage } from '../../../live-page/page-watch.behaviour.ts'
import { formatInText } from '../../../money/money.ts'
import type { WithLocale } from '../../../page/page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { duePaise, type ShownTopUp } from './passbook-facts.ts'

interface TopUpNoticeProps {
  readonly shown: ShownTopUp
  readonly availablePaise: number
  readonly locale: Locale
}

/** The outcome of a top-up, announced when it is known. A top-up that waits for the customer's approval is not watched. */
export function TopUpNotice(props: TopUpNoticeProps) {
  const { shown, locale } = props
  const isPending = shown.topUp.state === 'pending' && !shown.approvalPath
  const { tone, title, text } = topUpOutcome(props)
  const sentence = `${title}${fullStop[locale]} ${text}`
  return (
    <>
      <div
        role="status"
        aria-live="off"
        aria-label={sentence}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the notice answers the customer's last action
        autoFocus
        data-live="top-up"
        data-pending={isPending ? (shown.inPayment ? 'page' : '') : undefined}
        data-says={sentence}
      >
        <Notice tone={tone} title={title}>
          {tone === 'success' ? (
            // A screen reader has not yet read the balance, which is further down.
            shown.unfinished && <ContinuePayment payment={shown.unfinished} locale={locale} />
          ) : (
            <p>
              {text} <TopUpActions shown={shown} locale={locale} />
            </p>
          )}
        </Notice>
      </div>
      {isPending && <Behaviour start={watchPage} when="load" props={{}} />}
    </>
  )
}

/** Only what the payment source has reported. */
function topUpOutcome({ shown: { topUp, approvalPath }, availablePaise, locale }: TopUpNoticeProps) {
  const copy = wordsOf('passbook')[locale].topUp
  const amount = formatInText(topUp.amountPaise, locale)
  const back = topUp.goesBackPaise
    ? `${fill(copy.goesBack, { amount: formatInText(topUp.goesBackPaise, locale) })} `
    : ''
  if (topUp.state === 'succeeded')
    return {
      tone: 'success',
      title: fill(copy.succeeded, { amount }),
      text: back + fill(copy.nowInWallet, { amount: formatInText(availablePaise, locale) }),
    } as const
  if (topUp.state === 'failed') {
    // The source's reasons are in English.
    const why = locale === 'en' ? `${topUp.failure ?? ''} ` : ''
    return {
      tone: 'danger',
      title: fill(copy.failed, { amount }),
      text: why + back + copy.failedText,
    } as const
  }
  if (approvalPath)
    return { tone: 'warning', title: fill(copy.unapproved, { amount }), text: copy.unapprovedText } as const
  return { tone: 'info', title: fill(copy.pending, { amount }), text: copy.pendingText } as const
}

/** The payment that the money was added for. */
function ContinuePayment({ payment, locale }: WithLocale<{ payment: BillPayment }>) {
  const paise = duePaise(payment)
  return (
    <ButtonLink
      variant="secondary"
      href={href(`/pay/${payment.reference}`, locale)}
      text={[
        wordsOf('passbook')[locale].topUp.continuePaying,
        billerIn(locale, payment.billerId),
        paise !== undefined && formatInText(paise, locale),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

function TopUpActions({ shown, locale }: Pick<TopUpNoticeProps, 'shown' | 'locale'>) {
  const { topUp, approvalPath, inPayment } = shown
  const copy = wordsOf('passbook')[locale].topUp
  if (topUp.state === 'failed') return null
  if (approvalPath) return <a href={hrefWithQuery(approvalPath, locale, { for: inPayment })}>{copy.finish}</a>
  const own = inPayment ? `/pay/${inPayment}` : '/passbook'
  return <a href={hrefWithQuery(own, locale, { topup: topUp.id })}>{copy.checkAgain}</a>
}
