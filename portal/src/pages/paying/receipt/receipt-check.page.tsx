/**
 * /r/{token}, the code on a receipt: whether the paper is ours, for anybody who has it. It shows no more than the
 * paper does.
 */

import { billerIn, billIn, formatPaise } from '@chowk/catalog'
import type { CheckedReceipt, PublicReceipt } from '@chowk/services'
import { When } from '../../../account/date-time.tsx'
import { wordsOf } from '../../../content/words.ts'
import {
  type AnyoneContext,
  anyonePage,
  headFrom,
  type ViewProps,
  type WithLocale,
} from '../../../page/page.ts'
import { accountLabel } from '../../../ui/account-text.ts'
import { Actions } from '../../../ui/actions.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { CostLines } from './cost-lines.tsx'
import styles from './receipt.module.css'

const tones = { paid: 'success', refunded: 'warning', 'not-kept': 'warning', 'not-ours': 'danger' } as const

export const receiptCheckPage = anyonePage<CheckedReceipt>({
  pattern: '/r/:token',
  screenName: 'receipt_check',
  chrome: 'account',
  load: ({ services, params }) => services.receipts.check(params.token ?? ''),
  isMissing: ({ outcome }) => outcome === 'not-ours',
  head: headFrom(wordsOf('receipt'), {
    title: 'checkTitle',
    description: 'checkDescription',
    noindex: true,
  }),
  View: Check,
})

function Check({ facts, context: { locale, services } }: ViewProps<CheckedReceipt, AnyoneContext>) {
  const copy = wordsOf('receipt')[locale]
  return (
    <div className={styles.page}>
      <h1>{copy.checkTitle}</h1>
      <Notice tone={tones[facts.outcome]} role="status" {...copy.outcomes[facts.outcome]} />
      {'receipt' in facts && (
        <>
          <SandboxNotice billers={services.billers} locale={locale} />
          <ReceiptCard receipt={facts.receipt} locale={locale} />
        </>
      )}
      {'signed' in facts && (
        <Card>
          <FactList
            facts={[
              { label: wordsOf('orders')[locale].number, value: facts.signed.orderId },
              { label: wordsOf('pay')[locale].total, value: formatPaise(facts.signed.totalPaise, locale) },
              { label: copy.paidOn, value: <When at={facts.signed.paidAt} locale={locale} /> },
            ]}
          />
        </Card>
      )}
      <Actions>
        <ButtonLink variant="quiet" href={href('/care', locale)} text={copy.help} />
      </Actions>
    </div>
  )
}

function ReceiptCard({ receipt, locale }: WithLocale<{ receipt: PublicReceipt }>) {
  const copy = wordsOf('orders')[locale]
  const words = wordsOf('receipt')[locale]
  const { paidAt, refundedAt } = receipt
  const facts = [
    { label: copy.biller, value: billerIn(locale, receipt.billerId) },
    { label: accountLabel(receipt.billerId, locale) ?? copy.account, value: receipt.maskedAccount },
    { label: words.paidOn, value: <When at={paidAt} locale={locale} /> },
    { label: words.refundedOn, value: refundedAt && <When at={refundedAt} locale={locale} /> },
    { label: copy.number, value: receipt.id },
    { label: copy.transaction, value: receipt.transactionId },
  ]
  return (
    <Card tone="raised">
      <CostLines {...receipt} what={billIn(locale, receipt.billerId)} locale={locale} />
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
    </Card>
  )
}
