/** /pay/saved: a customer's saved accounts, to pay again, rename or remove, and those that could be saved. */

import { billerIn, billerName, categoryOf, findBiller, nameIn } from '@chowk/catalog'
import { type Order, type SavedAccount, savedAccountNameMaxLength } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { When } from '../../../account/date-time.tsx'
import { EmptyState } from '../../../account/empty-state.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom, type WithContext, type WithLocale } from '../../../page/page.ts'
import { accountText, shortBiller } from '../../../ui/account-text.ts'
import { Actions, ButtonForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { BillerMark, Monogram } from '../../../ui/monogram.tsx'
import { Section } from '../../../ui/section.tsx'
import { intentOf } from '../myorders/intent-of.ts'
import { pendingOrderOf, type RecentPayment, recentPayments } from './recent-payments.ts'
import styles from './saved-accounts.module.css'

interface SavedFacts {
  readonly saved: readonly SavedAccount[]
  readonly recent: readonly RecentPayment[]
  readonly orders: readonly Order[]
}

export const savedAccountsPage = customerPage<SavedFacts>({
  pattern: '/pay/saved',
  query: ['done'],
  screenName: 'saved_accounts',
  verticalName: 'recharge_and_bills',
  async load({ services, session }) {
    const { id } = session.customer
    const [saved, { orders }] = await Promise.all([services.savedAccounts.list(id), services.orders.list(id)])
    return { saved, recent: await recentPayments(services, id, saved, orders), orders }
  },
  head: headFrom(wordsOf('savedAccounts')),
  View({ facts: { saved, recent, orders }, context }) {
    const { locale } = context
    const copy = wordsOf('savedAccounts')[locale]
    return (
      <AccountLayout context={context} section="/bills" title={copy.title} lead={copy.lead} done={copy.done}>
        {saved.length === 0 && recent.length === 0 && (
          <EmptyState icon="receipt-text" title={copy.empty} text={copy.emptyText}>
            <ButtonLink href={href('/mobile-recharge', locale)} text={copy.recharge} />
            <ButtonLink
              variant="secondary"
              href={href('/electricity-bill-payment', locale)}
              text={copy.payElectricity}
            />
          </EmptyState>
        )}
        {saved.length > 0 && <AccountGroups saved={saved} orders={orders} context={context} />}
        {recent.length > 0 && <RecentPaymentList recent={recent} orders={orders} context={context} />}
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, form, locale } = context
    const customerId = session.customer.id
    const here = { redirect: href('/pay/saved', locale) }
    const account = (await services.savedAccounts.list(customerId)).find(({ id }) => id === form.account)
    if (!account) return here
    switch (form.do) {
      case 'rename':
        await services.savedAccounts.rename(customerId, account.id, form.name ?? '', form.label)
        return { redirect: hrefWithQuery('/pay/saved', locale, { done: 'renamed' }) }
      case 'remove':
        await services.savedAccounts.remove(customerId, account.id)
        return { redirect: hrefWithQuery('/pay/saved', locale, { done: 'removed' }) }
      case 'pay':
        return { intent: account }
      default:
        return here
    }
  },
})

/** Saved accounts by the customer's own groups, if there are any. */
function AccountGroups({ saved, orders, context }: WithContext<Pick<SavedFacts, 'saved' | 'orders'>>) {
  const { locale } = context
  const copy = wordsOf('savedAccounts')[locale]
  const groups = [...Map.groupBy(saved, ({ label }) => label)].toSorted(([one], [other]) =>
    one && other ? one.localeCompare(other, locale) : Number(!one) - Number(!other),
  )
  const isGrouped = groups.some(([label]) => label)
  const list = (accounts: readonly SavedAccount[], label: string) => (
    <ul className={styles.accounts} aria-label={label}>
      {accounts.map(account => (
        <li key={account.id}>
          <SavedAccountCard
            account={account}
            pending={pendingOrderOf(orders, account)}
            context={context}
            isGrouped={isGrouped}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <datalist id="labels">
        {[...new Set([...copy.labels, ...groups.map(([label]) => label)])].map(
          label => label && <option key={label} value={label} />,
        )}
      </datalist>
      {isGrouped
        ? groups.map(([label, accounts]) => (
            <Section key={label} title={label || copy.noLabel}>
              {list(accounts, label || copy.noLabel)}
            </Section>
          ))
        : list(saved, copy.list)}
    </>
  )
}

type AccountProps = WithContext<{ account: SavedAccount; pending: Order | undefined; isGrouped: boolean }>

function payAgainLabel(billerId: string, name: string, locale: Locale): string {
  const copy = wordsOf('savedAccounts')[locale]
  const isRecharge = categoryOf(billerId)?.flow === 'recharge'
  return fill(isRecharge ? copy.rechargeAgain : copy.payAgain, {
    name: name || shortBiller(billerId, locale),
  })
}

function SavedAccountCard({ account, pending, isGrouped, context }: AccountProps) {
  const Heading = isGrouped ? 'h3' : 'h2'
  const { locale, csrfToken } = context
  const copy = wordsOf('savedAccounts')[locale]
  const biller = findBiller(account.billerId)
  const name = account.name || (biller ? billerName(biller, locale) : account.account)
  return (
    <Card>
      <div className={styles.account}>
        <Monogram name={biller?.name ?? name} billerId={biller?.id} locale={locale} />
        <div className={styles.what}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.note}>
            {biller ? nameIn(locale, biller.category) : copy.gone}
            {biller && account.name && ` · ${billerName(biller, locale)}`}
            {name !== account.account && ` · ${accountText(account)}`}
          </p>
          {account.lastPaid && <LastPaid {...account.lastPaid} locale={locale} />}
        </div>
        {pending && <PendingOrderLink order={pending} locale={locale} />}
        {biller && !pending && (
          <ButtonForm
            context={context}
            hidden={{ account: account.id }}
            do="pay"
            text={payAgainLabel(biller.id, account.name, locale)}
          />
        )}
      </div>
      <div className={styles.change}>
        <Disclosure summary={copy.change}>
          <Form method="post" csrfToken={csrfToken}>
            <input type="hidden" name="account" value={account.id} />
            <Field
              name="name"
              id={`name-${account.id}`}
              label={copy.name}
              maxLength={savedAccountNameMaxLength}
              defaultValue={account.name}
              autoComplete="off"
            />
            <Field
              name="label"
              id={`label-${account.id}`}
              label={copy.label}
              hint={copy.labelHint}
              list="labels"
              maxLength={savedAccountNameMaxLength}
              defaultValue={account.label}
              autoComplete="off"
            />
            <Actions>
              <Button variant="secondary" name="do" value="rename" text={copy.rename} />
              <Button variant="quiet" name="do" value="remove" text={copy.remove} />
            </Actions>
          </Form>
        </Disclosure>
      </div>
    </Card>
  )
}

/** Instead of the button to pay. */
function PendingOrderLink({ order, locale }: { readonly order: Order; readonly locale: Locale }) {
  return <a href={href(`/myorders/${order.id}`, locale)}>{wordsOf('dueLine')[locale].states.paying}</a>
}

type LastPaidProps = WithLocale<NonNullable<SavedAccount['lastPaid']>>

function LastPaid({ orderId, at, amountPaise, locale }: LastPaidProps) {
  return (
    <p className={styles.note}>
      {wordsOf('savedAccounts')[locale].lastPaid}{' '}
      <a href={href(`/myorders/${orderId}`, locale)}>
        <When at={at} locale={locale} precision="day" />
      </a>
      , <Money paise={amountPaise} locale={locale} />
    </p>
  )
}

/** Accounts that were paid and not saved: the home page offers both kinds, so this page lists both. */
function RecentPaymentList({ recent, orders, context }: WithContext<Pick<SavedFacts, 'recent' | 'orders'>>) {
  const { locale } = context
  const copy = wordsOf('savedAccounts')[locale]
  const canSave = recent.some(({ payment }) => payment && findBiller(payment.billerId))
  return (
    <Section title={copy.lately} lead={canSave && copy.latelyText}>
      <ul className={styles.accounts}>
        {recent.map(({ order, payment }) => {
          const biller = payment && findBiller(payment.billerId)
          const own = { context, path: `/myorders/${order.id}` }
          const pending = pendingOrderOf(orders, order)
          return (
            <li key={order.id}>
              <Card>
                <div className={styles.account}>
                  <BillerMark billerId={order.billerId} locale={locale} />
                  <div className={styles.what}>
                    <h3 className={styles.name}>{billerIn(locale, order.billerId)}</h3>
                    <p className={styles.note}>{accountText(order)}</p>
                    <LastPaid {...order} orderId={order.id} at={order.placedAt} locale={locale} />
                  </div>
                  <Actions>
                    {pending && <PendingOrderLink order={pending} locale={locale} />}
                    {!pending && (biller ?? intentOf(order)) && (
                      <ButtonForm
                        {...own}
                        do="pay-again"
                        variant="secondary"
                        text={payAgainLabel(order.billerId, '', locale)}
                      />
                    )}
                    {biller && <ButtonForm {...own} do="save" variant="quiet" text={copy.save} />}
                  </Actions>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
