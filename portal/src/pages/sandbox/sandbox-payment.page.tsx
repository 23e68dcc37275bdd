/** Where a customer's bank would stand: the payment source of the embedded sandbox, which decides as it is told. */
import { type SandboxPayment, sandboxChoices } from '@chowk/services'
import type { ReactNode } from 'react'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { address } from '../account/address.ts'
import styles from './sandbox.module.css'
import { sandboxCopy } from './sandbox-copy.ts'

export const sandboxPaymentPage = customerPage<SandboxPayment>({
  access: 'customer',
  pattern: '/sandbox/payments/:reference',
  screenName: 'sandbox_payment',
  verticalName: 'wallet',
  load: ownPayment,
  head: (_payment, { locale }) => ({
    title: sandboxCopy[locale].title,
    description: sandboxCopy[locale].description,
    noindex: true,
  }),
  View({ facts: payment, context }) {
    const { locale } = context
    const copy = sandboxCopy[locale]
    return (
      <AccountLayout context={context} section="/passbook" title={copy.title}>
        <Notice tone="warning" title={copy.sandbox}>
          <p>{copy.sandboxText}</p>
        </Notice>
        <Card tone="raised">
          <p className={styles.label}>{copy.adding}</p>
          <p className={styles.amount}>
            <Money paise={payment.amountPaise} locale={locale} size="large" />
          </p>
          <p className={styles.label}>
            {copy.reference} {payment.reference}
          </p>
        </Card>
        {payment.choice === null ? (
          <Choice payment={payment} context={context} />
        ) : (
          <Notice title={copy.decided}>
            <p>
              {copy.decidedText}{' '}
              <a href={address('/passbook', locale, { topup: payment.reference })}>{copy.toWallet}</a>
            </p>
          </Notice>
        )}
      </AccountLayout>
    )
  },
  async act(context) {
    const payment = await ownPayment(context)
    const choice = sandboxChoices.find(each => each === context.form.choice)
    if (payment && choice) await context.services.paymentSandbox.choose(payment.reference, choice)
    return { redirect: address('/passbook', context.locale, { topup: payment?.reference }) }
  },
})

/** A payment is its customer's; to anyone else it does not exist. */
async function ownPayment({
  services,
  session,
  params,
}: CustomerContext): Promise<SandboxPayment | undefined> {
  const topUp = await services.wallet.topUp(session.customer.id, params.reference ?? '')
  return topUp && services.paymentSandbox.payment(topUp.id)
}

function Choice({
  payment,
  context,
}: {
  readonly payment: SandboxPayment
  readonly context: CustomerContext
}): ReactNode {
  const { locale, csrfToken } = context
  const copy = sandboxCopy[locale]
  return (
    <Card title={copy.choose}>
      <Form method="post" csrfToken={csrfToken}>
        <ul className={styles.choices}>
          {sandboxChoices.map(choice => {
            const { name, text } = copy.choices[choice]
            const textId = `${choice}-text`
            return (
              <li key={choice}>
                <Button
                  variant={choice === 'succeed' ? 'primary' : 'secondary'}
                  wide
                  name="choice"
                  value={choice}
                  aria-describedby={textId}
                >
                  {name}
                </Button>
                <span id={textId}>{text}</span>
              </li>
            )
          })}
        </ul>
        <ButtonLink variant="quiet" href={address('/passbook', locale, { topup: payment.reference })}>
          {copy.later}
        </ButtonLink>
      </Form>
    </Card>
  )
}
