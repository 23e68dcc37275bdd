/** /passbook: what is in the wallet, how it got there, and adding to it. */
import type { ReactNode } from 'react'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { type CustomerContext, customerPage, titled, type ViewProps } from '../../../page/page.ts'
import { addMoney, emptyWish, type MoneyWish } from './add-money.ts'
import { AddMoneyCard } from './add-money-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { Entries } from './entries.tsx'
import { Holds } from './holds.tsx'
import { OpenTopUps } from './open-top-ups.tsx'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'
import { type PassbookFacts, passbookFacts } from './passbook-facts.ts'
import { TopUpNotice } from './top-up-notice.tsx'

export const passbookPage = customerPage<PassbookFacts & { readonly wish: MoneyWish }>({
  pattern: '/passbook',
  query: ['month', 'before', 'topup', 'add', 'payment'],
  screenName: 'passbook',
  verticalName: 'wallet',
  load: async context => ({
    ...(await passbookFacts(context)),
    wish: emptyWish(context.query.add, context.session.customer.name),
  }),
  head: titled(passbookCopy),
  View: PassbookView,
  async act(context) {
    const answer = await addMoney(context)
    if ('redirect' in answer) return answer
    return { facts: { ...(await passbookFacts(context)), wish: answer.wish }, status: answer.status }
  },
})

type PassbookViewProps = ViewProps<PassbookFacts & { readonly wish: MoneyWish }, CustomerContext>

function PassbookView({ facts, context }: PassbookViewProps): ReactNode {
  const { locale } = context
  return (
    <AccountLayout
      context={context}
      section="/passbook"
      title={passbookCopy[locale].title}
      notice={
        facts.topUp && (
          <TopUpNotice shown={facts.topUp} availablePaise={facts.balance.availablePaise} locale={locale} />
        )
      }
    >
      <div className={styles.top}>
        <div className={styles.money}>
          <div data-live="balance">
            <BalanceCard balance={facts.balance} locale={locale} />
          </div>
          <OpenTopUps topUps={facts.openTopUps} locale={locale} />
          <Holds holds={facts.holds} locale={locale} />
        </div>
        <AddMoneyCard
          context={context}
          limits={facts.limits}
          firstPaise={facts.firstPaise}
          wish={facts.wish}
          waiting={facts.waiting}
        />
      </div>
      <Entries facts={facts} context={context} />
    </AccountLayout>
  )
}
