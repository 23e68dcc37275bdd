import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { PageWatch } from '../../live-page/page-watch.island.tsx'
import { formatPaise } from '../../money/money.ts'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { address } from '../account/address.ts'
import { passbookCopy } from './passbook-copy.ts'
import type { ShownTopUp } from './passbook-facts.ts'

interface TopUpNoticeProps {
  readonly shown: ShownTopUp
  readonly locale: Locale
}

/** How adding money went, read out when it is known. What waits for the customer's own word is not watched. */
export function TopUpNotice({ shown, locale }: TopUpNoticeProps): ReactNode {
  const isPending = shown.topUp.state === 'pending' && !shown.approvalPath
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: it answers what the person just did */}
      <div role="status" tabIndex={-1} autoFocus data-live="top-up" data-pending={isPending ? '' : undefined}>
        <TopUpOutcome shown={shown} locale={locale} />
      </div>
      {isPending && <Island component={PageWatch} when="load" props={{}} />}
    </>
  )
}

/** Only what the payment source has said. */
function TopUpOutcome({ shown: { topUp, approvalPath, unfinished }, locale }: TopUpNoticeProps): ReactNode {
  const copy = passbookCopy[locale].topUp
  const amount = formatPaise(topUp.amountPaise, locale)
  const back = topUp.goesBackPaise && copy.goesBack(formatPaise(topUp.goesBackPaise, locale))
  if (topUp.state === 'succeeded')
    return (
      <Notice tone="success" title={copy.succeeded(amount)}>
        {back && <p>{back}</p>}
        {unfinished && <a href={href(`/pay/${unfinished.reference}`, locale)}>{copy.goOnPaying}</a>}
      </Notice>
    )
  if (topUp.state === 'failed')
    return (
      <Notice tone="danger" title={copy.failed(amount)}>
        <p>
          {/* The source speaks English. */}
          {locale === 'en' && topUp.failure} {back} {copy.failedText}
        </p>
      </Notice>
    )
  if (approvalPath)
    return (
      <Notice tone="warning" title={copy.unapproved(amount)}>
        <p>
          {copy.unapprovedText} <a href={href(approvalPath, locale)}>{copy.finish}</a>
        </p>
      </Notice>
    )
  return (
    <Notice title={copy.pending(amount)}>
      <p>
        {copy.pendingText} <a href={address('/passbook', locale, { topup: topUp.id })}>{copy.checkAgain}</a>
      </p>
    </Notice>
  )
}
