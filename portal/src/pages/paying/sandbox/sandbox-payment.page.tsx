/** The embedded sandbox in place of a customer's bank: a page with buttons that decide the outcome. */

import { type SandboxPayment, sandboxChoices } from '@chowk/services'
import { SessionWatch } from '../../../account/session-watch.tsx'
import { wordsOf } from '../../../content/words.ts'
import { type CustomerContext, customerPage, headFrom, type WithContext } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './sandbox.module.css'

const contentId = 'sandbox-content'

interface SandboxFacts {
  readonly payment: SandboxPayment
  readonly purpose: 'top-up' | 'bill'
  /** The page that shows the outcome. */
  readonly continueTo: string
}

export const sandboxPaymentPage = customerPage<SandboxFacts>({
  pattern: '/sandbox/payments/:reference',
  query: ['for'],
  screenName: 'sandbox_payment',
  chrome: 'paying',
  verticalName: 'wallet',
  load: ownPayment,
  head: headFrom(wordsOf('sandbox')),
  View({ facts: { payment, purpose, continueTo }, context }) {
    const { locale } = context
    const copy = wordsOf('sandbox')[locale]
    return (
      <>
        <SessionWatch context={context} contentId={contentId} />
        <div className={styles.page} id={contentId}>
          <h1>{copy.title}</h1>
          <Notice tone="warning" title={copy.sandbox} text={copy.sandboxText} />
          <Card tone="raised">
            <p className={styles.label}>{copy.purposes[purpose]}</p>
            <p className={styles.amount}>
              <Money paise={payment.amountPaise} locale={locale} size="large" />
            </p>
            <p className={styles.label}>
              {copy.reference} {payment.reference}
            </p>
          </Card>
          {payment.choice === null ? (
            <OutcomeChoice continueTo={continueTo} context={context} />
          ) : (
            <Notice title={copy.decided}>
              <p>
                {copy.decidedText} <a href={continueTo}>{copy.proceed[purpose]}</a>
              </p>
            </Notice>
          )}
        </div>
      </>
    )
  },
  async submit(context) {
    const own = await ownPayment(context)
    if (!own) return undefined
    const choice = sandboxChoices.find(each => each === context.form.choice)
    if (choice) await context.services.paymentSandbox.choose(own.payment.reference, choice)
    return { redirect: own.continueTo }
  },
})

/** Undefined for another customer's payment, so the page returns 404. */
async function ownPayment(context: CustomerContext): Promise<SandboxFacts | undefined> {
  const { services, session, params, query, locale } = context
  const reference = params.reference ?? ''
  const [topUp, bill] = await Promise.all([
    services.wallet.topUp(session.customer.id, reference),
    services.payments.byReference(session.customer.id, reference),
  ])
  const payment = (topUp || bill) && (await services.paymentSandbox.payment(reference))
  if (!payment) return undefined
  if (bill) return { payment, purpose: 'bill', continueTo: href(`/myorders/${bill.orderId}`, locale) }
  const isFor = query.for && (await services.payments.byReference(session.customer.id, query.for))
  const own = isFor ? `/pay/${isFor.reference}` : '/passbook'
  return { payment, purpose: 'top-up', continueTo: hrefWithQuery(own, locale, { topup: reference }) }
}

function OutcomeChoice({ continueTo, context: { locale, csrfToken } }: WithContext<{ continueTo: string }>) {
  const copy = wordsOf('sandbox')[locale]
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
                  text={name}
                />
                <span id={textId}>{text}</span>
              </li>
            )
          })}
        </ul>
        <ButtonLink variant="quiet" href={continueTo} text={copy.later} />
      </Form>
    </Card>
  )
}
