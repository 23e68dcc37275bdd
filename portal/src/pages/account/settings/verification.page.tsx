/** /settings/confirm/…: a step-up verification for one action, a passkey or a code, then the action itself. */
import { delayableActions, formatMobile, newDeviceDayPaise } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import { type CustomerContext, customerPage, type ViewProps } from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import { PinField } from '../../../payment-pin/pin-fields.tsx'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Form } from '../../../ui/form.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { CodeField } from '../login/code-field.tsx'
import { LostPasskey, withLimit } from './verification-parts.tsx'
import {
  pathBackFromPin,
  requestedAction,
  submitVerificationStep,
  type VerificationFacts,
  waitingPayment,
} from './verification-steps.ts'

export const verificationPage = customerPage<VerificationFacts>({
  pattern: '/settings/confirm/:action',
  query: ['subject', 'payment'],
  screenName: 'settings_confirm',
  load: context => factsOf(context, context.query.subject),
  head: ({ requested }, { locale }) => ({
    title: wordsOf('verification')[locale].actions[requested.action].title,
    description: wordsOf('verification')[locale].description,
  }),
  View({ facts, context }) {
    const { locale } = context
    const copy = wordsOf('verification')[locale]
    const { title, lead } = copy.actions[facts.requested.action]
    return (
      <AccountLayout context={context} section="/settings" title={title} lead={lead}>
        <ResetLimit facts={facts} context={context} />
        <NewBrowser facts={facts} context={context} />
        <Card>
          {facts.way === 'passkey' && !facts.sent ? (
            <PasskeyVerification facts={facts} context={context} />
          ) : (
            <CodeVerification facts={facts} context={context} />
          )}
        </Card>
        <p>{copy.why}</p>
      </AccountLayout>
    )
  },
  async submit(context) {
    const facts = await factsOf(context, context.form.subject)
    if (!facts) return { redirect: href('/settings', context.locale) }
    return submitVerificationStep(context, facts)
  },
  waitSeconds: ({ waitSeconds }) => waitSeconds,
})

async function factsOf(context: CustomerContext, subject: string | undefined) {
  const { params, services, session, client } = context
  const requested = requestedAction(params.action, subject)
  if (!requested) return undefined
  const { stepUp } = services
  const [way, asksPin, isNewBrowser, pinSetAt, payment] = await Promise.all([
    stepUp.methodOf(session),
    stepUp.outcomeWithoutPin(client, session, requested.action),
    requested.action === 'set-pin' && stepUp.isNewBrowser(client, session),
    services.pins.setAt(session.customer.id),
    waitingPayment(context),
  ])
  const hasPinToReset = requested.action === 'set-pin' && pinSetAt !== undefined
  const resetsPin = hasPinToReset && (isNewBrowser ? 'later' : 'at-once')
  return { requested, way, asksPin, payment, resetsPin } satisfies VerificationFacts
}

type VerificationProps = ViewProps<VerificationFacts, CustomerContext>

/** Shown before a code is sent: what the action needs in a new browser, and what is possible without it. */
function NewBrowser({ facts: { asksPin, requested }, context: { locale } }: VerificationProps) {
  if (!asksPin) return null
  const copy = wordsOf('verification')[locale]
  const signsOut = requested.action === 'sign-out-device' || requested.action === 'sign-out-everywhere'
  return (
    <Notice title={copy.newBrowser} text={copy.newBrowserText[asksPin]}>
      {signsOut && (
        <p>
          <a href={`${href('/settings', locale)}#safety`}>{copy.lockInstead}</a>
        </p>
      )}
    </Notice>
  )
}

/** Shown first: a payment may exceed the limit after a reset. */
function ResetLimit({ facts: { resetsPin, payment }, context: { locale } }: VerificationProps) {
  if (!resetsPin) return null
  const copy = wordsOf('settings')[locale]
  if (resetsPin === 'later')
    return <Notice title={wordsOf('verification')[locale].newBrowser} text={copy.resetWaits} />
  const paise = payment?.cost?.totalPaise ?? 0
  return (
    <Notice
      title={withLimit(copy.resetLimit, locale)}
      text={paise > newDeviceDayPaise && fill(copy.tooMuchThen, { sum: formatInText(paise, locale) })}
    />
  )
}

function ownAddress({ requested: { action }, payment }: VerificationFacts, locale: Locale): string {
  return hrefWithQuery(`/settings/confirm/${action}`, locale, { payment: payment?.reference })
}

function CodeVerification({ facts, context: { locale, csrfToken, session } }: VerificationProps) {
  const { requested, way, sent, typed, error, asksPin, pinError, payment } = facts
  const copy = wordsOf('verification')[locale]
  const codes = wordsOf('login')[locale]
  const mobile = formatMobile(session.customer.mobile)
  return (
    <Form method="post" csrfToken={csrfToken} action={ownAddress(facts, locale)}>
      <input type="hidden" name="subject" value={requested.subject} />
      {/* Once there is a field for the code, the error is beside it. */}
      <ErrorSummary locale={locale} errors={error && !sent ? [{ field: 'send', message: error }] : []} />
      {sent ? (
        <>
          {/* The demonstration shows it instead, and says so itself. */}
          {!sent.demonstrationCode && <p id="code-sent">{fill(codes.codeLead, { mobile })}</p>}
          {way === 'passkey' && <p id="code-waits">{copy.willWait}</p>}
          <CodeField
            sent={sent}
            typed={typed}
            error={error}
            about="code-sent code-waits"
            takesFocus={pinError === undefined}
            locale={locale}
          />
          {asksPin && (
            <PinField
              name="pin"
              label={wordsOf('pin')[locale].pin}
              hint={copy.pinHint[asksPin]}
              error={pinError}
              autoComplete="current-password"
            />
          )}
        </>
      ) : (
        <p>{fill(copy.codeWillGo, { mobile })}</p>
      )}
      <Actions>
        {sent && <Button name="do" value="verify" text={codes.verify} />}
        <Button
          id="send"
          name="do"
          value={way === 'passkey' ? 'lost-passkey' : 'send'}
          variant={sent ? 'quiet' : 'primary'}
          text={sent ? codes.resend : copy.sendCode}
        />
        <ButtonLink variant="quiet" href={pathBackFromPin(payment, locale)} text={copy.cancel} />
      </Actions>
    </Form>
  )
}

function PasskeyVerification({ facts, context }: VerificationProps) {
  const { requested, error, payment } = facts
  const { locale, csrfToken } = context
  const copy = wordsOf('verification')[locale]
  const own = ownAddress(facts, locale)
  return (
    <>
      <ErrorSummary locale={locale} errors={error ? [{ field: 'go-on', message: error }] : []} />
      <p>{copy.passkeyWay}</p>
      <PasskeyButton
        when="load"
        ceremony={{ kind: 'step-up', action: requested.action, subject: requested.subject ?? '' }}
        context={context}
        continueTo="#go-on"
        variant="primary"
        failed={copy.passkeyFailed}
        unsupported={copy.passkeyNeedsScript}
      />
      <noscript>
        <p>{copy.passkeyNeedsScript}</p>
      </noscript>
      {/* Sent by the passkey's button once the verification is given. */}
      <Form id="go-on" method="post" csrfToken={csrfToken} action={own}>
        <input type="hidden" name="subject" value={requested.subject} />
        <input type="hidden" name="do" value="go-on" />
      </Form>
      {delayableActions.includes(requested.action) && (
        <LostPasskey locale={locale}>
          <Form method="post" csrfToken={csrfToken} action={own}>
            <input type="hidden" name="subject" value={requested.subject} />
            <Button variant="secondary" name="do" value="lost-passkey" text={copy.sendCode} />
          </Form>
        </LostPasskey>
      )}
      <Actions>
        <ButtonLink variant="quiet" href={pathBackFromPin(payment, locale)} text={copy.cancel} />
      </Actions>
    </>
  )
}
