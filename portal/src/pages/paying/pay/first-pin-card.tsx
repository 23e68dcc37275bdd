/** On the way of a first payment: a code that proves who sets the PIN, then the PIN. The payment waits meanwhile. */
import { formatMobile } from '@chowk/services'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../../page/page.ts'
import type { DeviceForm } from '../../../payment-pin/device-fields.ts'
import { pinCopy } from '../../../payment-pin/pin-copy.ts'
import { NewPinFields } from '../../../payment-pin/pin-fields.tsx'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { CodeField } from '../../account/login/code-field.tsx'
import { loginCopy } from '../../account/login/login-copy.ts'
import { ProofTime, ProvenButton } from '../../account/settings/proof-parts.tsx'
import styles from './pay.module.css'
import { payCopy } from './pay-copy.ts'
import type { ProveStep, SetPinStep } from './pay-facts.ts'

interface CardProps<Step> {
  readonly step: Step
  readonly context: CustomerContext
}

export function ProveCard({ step, context }: CardProps<ProveStep>): ReactNode {
  const { locale, csrfToken, session } = context
  const copy = payCopy[locale]
  const code = loginCopy[locale]
  const own = href(`/pay/${step.payment.reference}`, locale)
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <Form method="post" action={own} csrfToken={csrfToken} data-flow="pay">
          <input type="hidden" name="step" value="prove" />
          <p className={styles.lead} id="proves">
            {copy.proveLead}{' '}
            {!step.sent.demonstrationCode && code.codeLead(formatMobile(session.customer.mobile))}
          </p>
          <CodeField
            sent={step.sent}
            error={step.errors[0]?.message}
            // That a PIN comes first is news, and heard with the field.
            about="pay-title proves"
            takesFocus
            locale={locale}
          />
          <Button wide data-waiting={copy.waiting}>
            {code.verify}
          </Button>
        </Form>
        <Form method="post" action={own} csrfToken={csrfToken} data-flow="pay">
          <input type="hidden" name="step" value="send-proof" />
          <Actions>
            <Button variant="quiet">{code.resend}</Button>
            <ButtonLink variant="quiet" href={own}>
              {copy.goBack}
            </ButtonLink>
          </Actions>
        </Form>
        <div className={styles.passkey}>
          <p className={styles.small}>{copy.orPasskey}</p>
          <ProvenButton context={context} action="add-passkey">
            {copy.addPasskey}
          </ProvenButton>
        </div>
      </div>
    </Card>
  )
}

export function SetPinCard({ step, context }: CardProps<SetPinStep>): ReactNode {
  const { locale, csrfToken, session } = context
  const copy = payCopy[locale]
  const own = href(`/pay/${step.payment.reference}`, locale)
  const device: DeviceForm = { 'data-device-of': session.customer.id, 'data-binds': true }
  return (
    <Card tone="raised">
      <Form method="post" action={own} csrfToken={csrfToken} data-flow="pay" {...device}>
        <input type="hidden" name="step" value="set-pin" />
        <p className={styles.lead}>{copy.setPinLead}</p>
        <NewPinFields locale={locale} errors={step.errors} takesFocus />
        <Button wide data-waiting={copy.waiting}>
          {pinCopy[locale].set}
        </Button>
      </Form>
      {step.until && <ProofTime action="set-pin" until={step.until} context={context} />}
    </Card>
  )
}
