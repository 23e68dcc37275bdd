import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { formatPaise } from '../../money/money.ts'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { address } from '../account/address.ts'
import { passbookCopy } from './passbook-copy.ts'
import type { ShownTopUp } from './passbook-facts.ts'
import { TopUpWatch } from './top-up-watch.island.tsx'

interface TopUpNoticeProps {
  readonly shown: ShownTopUp
  readonly locale: Locale
}

/** How adding money went: only what the payment source has said. */
export function TopUpNotice({
  shown: { topUp, approvalPath, unfinished },
  locale,
}: TopUpNoticeProps): ReactNode {
  const copy = passbookCopy[locale].topUp
  const amount = formatPaise(topUp.amountPaise, locale)
  if (topUp.state === 'succeeded')
    return (
      <Notice tone="success" role="status" title={copy.succeeded(amount)} takesFocus>
        {unfinished && <a href={href(`/pay/${unfinished.reference}`, locale)}>{copy.goOnPaying}</a>}
      </Notice>
    )
  if (topUp.state === 'failed')
    return (
      <Notice tone="danger" role="status" title={copy.failed(amount)} takesFocus>
        <p>
          {/* The source speaks English. */}
          {locale === 'en' && topUp.failure} {copy.failedText}
        </p>
      </Notice>
    )
  if (approvalPath)
    return (
      <Notice tone="warning" role="status" title={copy.unapproved(amount)} takesFocus>
        <p>
          {copy.unapprovedText} <a href={href(approvalPath, locale)}>{copy.finish}</a>
        </p>
      </Notice>
    )
  return (
    <>
      <Notice role="status" title={copy.pending(amount)} takesFocus>
        <p>
          {copy.pendingText} <a href={address('/passbook', locale, { topup: topUp.id })}>{copy.checkAgain}</a>
        </p>
      </Notice>
      <Island component={TopUpWatch} when="load" props={{ topUpId: topUp.id }} />
    </>
  )
}
