import { formatMobile } from '@chowk/services'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { formatPaise } from '../../money/money.ts'
import type { CustomerContext } from '../../page/page.ts'
import { PasskeyButton } from '../../passkey/passkey-button.island.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Actions, Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { DemonstrationCode } from '../login/demonstration-code.tsx'
import { loginCopy } from '../login/login-copy.ts'
import styles from './pay.module.css'
import { payCopy } from './pay-copy.ts'
import type { ApproveStep, PayFacts } from './pay-facts.ts'

interface ApproveCardProps {
  readonly facts: PayFacts
  readonly step: ApproveStep
  readonly context: CustomerContext
}

/** The customer's word for it. The code is good for this amount to this biller, which stand in the summary beside it. */
export function ApproveCard({ facts: { hasPasskey }, step, context }: ApproveCardProps): ReactNode {
  const { payment } = step
  const { locale, csrfToken, session } = context
  const copy = payCopy[locale]
  const code = loginCopy[locale]
  const total = formatPaise(payment.totalPaise, locale)
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <Form method="post" csrfToken={csrfToken} data-flow="pay">
          <input type="hidden" name="step" value="approve" />
          <input type="hidden" name="challenge" value={step.challenge} />
          <p className={styles.lead}>
            {!step.demonstrationCode && code.codeLead(formatMobile(session.customer.mobile))}{' '}
            {copy.approveLead}
          </p>
          {step.demonstrationCode && <DemonstrationCode code={step.demonstrationCode} locale={locale} />}
          <Field
            name="code"
            label={code.code}
            hint={code.never}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={step.errors[0]?.message}
          />
          <Button wide data-waiting={copy.waiting}>
            {copy.approveTitle(total)}
          </Button>
        </Form>
        {hasPasskey && (
          <Island
            component={PasskeyButton}
            when="idle"
            props={{
              ceremony: { kind: 'approve-payment', reference: payment.reference },
              csrfToken,
              goOnTo: href(`/pay/${payment.reference}`, locale),
              look: { wide: true },
              copy: { use: code.passkey, waiting: code.passkeyWaiting, failed: copy.passkeyFailed },
            }}
          />
        )}
        <Form method="post" csrfToken={csrfToken} data-flow="pay">
          <input type="hidden" name="step" value="send-code" />
          <Actions>
            <Button variant="quiet">{code.resend}</Button>
            <ButtonLink variant="quiet" href={href(`/pay/${payment.reference}`, locale)}>
              {copy.goBack}
            </ButtonLink>
          </Actions>
        </Form>
      </div>
    </Card>
  )
}
