/** /settings/pin: the payment PIN is set, changed or reset. Needs a step-up verification. */

import { choosePin } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { wordsOf } from '../../../content/words.ts'
import { type CustomerContext, customerPage, type Redirect } from '../../../page/page.ts'
import { pinFaultText } from '../../../payment-pin/pin-fault-text.ts'
import { NewPinFields, PinField } from '../../../payment-pin/pin-fields.tsx'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { Form } from '../../../ui/form.tsx'
import { hrefWithQuery } from '../../../ui/link.ts'
import { VerificationTime, withLimit } from './verification-parts.tsx'
import { pathAfterPinSet, pathBackFromPin, waitingPayment } from './verification-steps.ts'

type PinFacts = Exclude<Awaited<ReturnType<typeof factsOf>>, Redirect>

const settingPin = { action: 'set-pin' } as const

export const pinPage = customerPage<PinFacts>({
  pattern: '/settings/pin',
  query: ['payment'],
  screenName: 'settings_pin',
  load: context => factsOf(context, []),
  head: (_facts, { locale }) => ({
    title: wordsOf('verification')[locale].actions['set-pin'].title,
    description: wordsOf('settings')[locale].pinLead,
  }),
  View({ facts: { hasPin, resetWaits, payment, until, errors }, context }) {
    const { locale, csrfToken } = context
    const copy = wordsOf('settings')[locale]
    return (
      <AccountLayout
        context={context}
        section="/settings"
        title={wordsOf('verification')[locale].actions['set-pin'].title}
        lead={copy.pinLead}
      >
        <Card>
          <Form method="post" csrfToken={csrfToken}>
            {hasPin && (
              <PinField
                name="former"
                label={copy.formerPin}
                hint={resetWaits ? copy.formerPinHintNew : withLimit(copy.formerPinHint, locale)}
                error={errors.find(({ field }) => field === 'former')?.message}
                takesFocus={errors.length === 0 && !payment}
                autoComplete="current-password"
              />
            )}
            <NewPinFields
              locale={locale}
              errors={errors}
              takesFocus={!hasPin || (payment !== undefined && errors.length === 0)}
            />
            <Actions>
              <Button text={wordsOf('pin')[locale].set} />
              <ButtonLink
                variant="quiet"
                href={pathBackFromPin(payment, locale)}
                text={wordsOf('verification')[locale].cancel}
              />
            </Actions>
          </Form>
          <VerificationTime action="set-pin" until={until} context={context} />
        </Card>
      </AccountLayout>
    )
  },
  async submit(context) {
    const { services, session, form, locale } = context
    const { pins, stepUp } = services
    const { pin = '', again = '', former = '' } = form
    const refuse = async (field: string, message: string, status = 422, waitSeconds?: number) => {
      const facts = await factsOf(context, [{ field, message }], waitSeconds)
      return 'redirect' in facts ? facts : { facts, status }
    }
    const chosen = choosePin({ pin, again }, session.customer.mobile)
    if (!chosen.ok) return refuse('pin', wordsOf('pin')[locale].faults[chosen.fault])
    if (!(await stepUp.validUntil(session, settingPin))) return confirmAgain(context)
    const known = former === '' ? undefined : await pins.check(session.customer.id, former)
    switch (known?.outcome) {
      case 'wrong-pin':
      case 'malformed-pin':
        return refuse('former', pinFaultText(known, locale))
      case 'pin-locked':
        return refuse('former', pinFaultText(known, locale), 422, known.waitSeconds)
      case 'busy':
        return refuse('former', pinFaultText(known, locale), 503)
    }
    const verification = await stepUp.take(session, settingPin)
    if (!verification) return confirmAgain(context)
    const formerPin = known?.outcome === 'right' ? known.pin : undefined
    const renewed = services.sessions.renew(session)
    const outcome = await pins.set(verification, chosen.pin, { session, renewed, former: formerPin })
    const done = { set: 'pin', changed: 'pin-changed', reset: 'pin-reset', delayed: 'pin-waits' } as const
    return {
      redirect: await pathAfterPinSet(context, done[outcome]),
      setCookies: outcome === 'changed' || outcome === 'reset' ? renewed.setCookies : [],
    }
  },
  waitSeconds: ({ waitSeconds }) => waitSeconds,
})

/** After the verification has expired the customer verifies again. `waitSeconds` pass until the former PIN may be tried again. */
async function factsOf(context: CustomerContext, errors: readonly FieldError[], waitSeconds?: number) {
  const { services, session } = context
  const until = await services.stepUp.validUntil(session, settingPin)
  if (!until) return confirmAgain(context)
  const hasPin = (await services.pins.setAt(session.customer.id)) !== undefined
  /** Without the current PIN the new one takes effect a day later. */
  const resetWaits = await services.stepUp.isDelayed(session, settingPin)
  return { hasPin, resetWaits, payment: await waitingPayment(context), until, errors, waitSeconds }
}

function confirmAgain({ locale, query: { payment } }: CustomerContext): Redirect {
  return { redirect: hrefWithQuery('/settings/confirm/set-pin', locale, { payment }) }
}
