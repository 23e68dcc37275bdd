import { type Biller, billerName } from '@chowk/catalog'
import { approvalText, formatMobile } from '@chowk/services'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { CustomerContext, WithContext } from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import type { DeviceForm } from '../../../payment-pin/device-fields.ts'
import { NewPinFields, PinField } from '../../../payment-pin/pin-fields.tsx'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { CodeField } from '../../account/login/code-field.tsx'
import { ProtectedButton, VerificationTime } from '../../account/settings/verification-parts.tsx'
import styles from './pay.module.css'
import type { ApproveStep, PayFacts, SetPinStep, VerifyStep } from './pay-facts.ts'
import { PayForm } from './pay-form.tsx'

type ApproveCardProps = WithContext<{ facts: PayFacts; step: ApproveStep }>

/**
 * The customer's approval, by two different factors: valid for this amount to this biller, which the summary beside
 * it shows.
 */
export function ApproveCard({ facts, step, context }: ApproveCardProps) {
  const { biller, hasPasskey } = facts
  const { payment, asksPin } = step
  const { locale } = context
  const copy = wordsOf('pay')[locale]
  const own = href(`/pay/${payment.reference}`, locale)
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        {!asksPin && (
          <p className={styles.lead}>
            {fill(copy.approvePasskey, {
              total: formatInText(payment.cost.totalPaise, locale),
              payee: billerName(biller, locale),
            })}
          </p>
        )}
        {hasPasskey && (
          <PasskeyButton
            when="idle"
            ceremony={{ kind: 'approve-payment', reference: payment.reference }}
            context={context}
            continueTo={own}
            inField={asksPin}
            variant={asksPin ? 'secondary' : 'primary'}
            wide
            failed={copy.passkeyFailed}
          />
        )}
        {asksPin && <PinForm facts={facts} step={step} context={context} />}
        <PayForm context={context} payment={payment} step="send-code">
          <Actions>
            {asksPin && (
              <Button variant="quiet" text={step.sent ? wordsOf('login')[locale].resend : copy.codeInstead} />
            )}
            <ButtonLink
              variant="quiet"
              href={hrefWithQuery('/settings/confirm/set-pin', locale, { payment: payment.reference })}
              text={asksPin ? wordsOf('pin')[locale].forgotten : copy.setPinInstead}
            />
            <ButtonLink variant="quiet" href={own} text={copy.goBack} />
          </Actions>
        </PayForm>
      </div>
    </Card>
  )
}

function PinForm({ facts: { biller, hasPasskey }, step, context }: ApproveCardProps) {
  const { locale, session } = context
  const { payment, sent, errors } = step
  const copy = wordsOf('pay')[locale]
  const lead = sent ? copy.approveLead : copy.approvePin
  const total = formatInText(payment.cost.totalPaise, locale)
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return (
    <PayForm context={context} payment={payment} step="approve" {...deviceForm(step, context)}>
      <p className={styles.lead} id="approves">
        {sent &&
          !sent.demonstrationCode &&
          `${fill(wordsOf('login')[locale].codeLead, { mobile: formatMobile(session.customer.mobile) })} `}
        {fill(lead, { total, payee: billerName(biller, locale) })}
      </p>
      <PinField
        name="pin"
        label={wordsOf('pin')[locale].pin}
        hint={wordsOf('pin')[locale].hint}
        about="approves"
        error={errorOf('pin')}
        takesFocus={!sent && !hasPasskey}
        autoComplete={hasPasskey ? 'current-password webauthn' : 'current-password'}
      />
      {sent && <CodeField sent={sent} typed={step.code} error={errorOf('code')} locale={locale} />}
      <Button wide data-waiting={copy.waiting} text={fill(copy.approveTitle, { total })} />
    </PayForm>
  )
}

/** A bound key signs; an unbound one is bound by the code beside the PIN. */
function deviceForm({ toSign }: ApproveStep, { session }: CustomerContext): DeviceForm {
  const of = { 'data-device-of': session.customer.id }
  return toSign === undefined ? { ...of, 'data-binds': true } : { ...of, 'data-signs': toSign }
}

/** A first payment begins with a code that verifies the customer, before the PIN. The payment waits meanwhile. */
export function VerifyCard({ step, context }: WithContext<{ step: VerifyStep }>) {
  const { locale, session } = context
  const copy = wordsOf('pay')[locale]
  const code = wordsOf('login')[locale]
  const own = href(`/pay/${step.payment.reference}`, locale)
  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <PayForm context={context} payment={step.payment} step="verify">
          <p className={styles.lead} id="verification-lead">
            {copy.verifyLead}{' '}
            {!step.sent.demonstrationCode &&
              fill(code.codeLead, { mobile: formatMobile(session.customer.mobile) })}
          </p>
          <CodeField
            sent={step.sent}
            error={step.errors[0]?.message}
            // That a PIN comes first is new information, so it is read with the field.
            about="pay-title verification-lead"
            takesFocus
            locale={locale}
          />
          <Button wide data-waiting={copy.waiting} text={code.verify} />
        </PayForm>
        <PayForm context={context} payment={step.payment} step="send-verification">
          <Actions>
            <Button variant="quiet" text={code.resend} />
            <ButtonLink variant="quiet" href={own} text={copy.goBack} />
          </Actions>
        </PayForm>
        <div className={styles.passkey}>
          <p className={styles.small}>{copy.orPasskey}</p>
          <ProtectedButton context={context} action="add-passkey" text={copy.addPasskey} />
        </div>
      </div>
    </Card>
  )
}

/** The new PIN approves this payment, too, if the browser has a key that signs it. */
export function SetPinCard({ step, biller, context }: WithContext<{ step: SetPinStep; biller: Biller }>) {
  const { locale, session } = context
  const copy = wordsOf('pay')[locale]
  const { payment } = step
  const total = formatInText(payment.cost.totalPaise, locale)
  const device: DeviceForm = {
    'data-device-of': session.customer.id,
    'data-binds': true,
    'data-signs': approvalText(payment),
  }
  return (
    <Card tone="raised">
      <PayForm context={context} payment={payment} step="set-pin" {...device}>
        <p className={styles.lead}>{copy.setPinLead}</p>
        <NewPinFields locale={locale} errors={step.errors} about="approves" takesFocus />
        <strong id="approves">{fill(copy.setPinPays, { total, payee: billerName(biller, locale) })}</strong>
        <Button
          wide
          data-waiting={copy.waiting}
          aria-describedby="approves"
          text={wordsOf('pin')[locale].set}
        />
      </PayForm>
      {step.until && <VerificationTime action="set-pin" until={step.until} context={context} />}
    </Card>
  )
}
