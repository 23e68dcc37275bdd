import type { SignInFault, SignInStep } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import type { AnyoneContext, WithContext } from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import type { DeviceForm } from '../../../payment-pin/device-fields.ts'
import { keyOfSignIn } from '../../../payment-pin/device-key.ts'
import { mobileText } from '../../../ui/account-text.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { CodeField } from './code-field.tsx'
import styles from './login.module.css'
import type { SignedInStep } from './login-steps.ts'
import { codeRefusalText } from './sent-code.ts'
import { submitWholeCode } from './sign-in.behaviour.ts'

type FormContext = Pick<AnyoneContext, 'locale' | 'csrfToken'>

interface LoginFormProps extends WithContext<{ step: Exclude<SignInStep, { step: 'locked' }> }, FormContext> {
  /** Where to continue after a passkey has signed in. */
  readonly continueTo?: string | undefined
  /** A number that the visitor typed on an earlier page. */
  readonly offered?: string | undefined
  /** The id of the text above the form: a screen reader reads it with the field. */
  readonly above?: string | undefined
  /** In a frame, its opener is notified instead. */
  readonly frameOrigins?: readonly string[] | undefined
}

export function LoginForm({ step, context, continueTo = '/', frameOrigins, offered, above }: LoginFormProps) {
  const { locale, csrfToken } = context
  const copy = wordsOf('login')[locale]
  const isFramed = frameOrigins !== undefined
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{copy.title}</h1>
      {step.step === 'number' ? (
        <>
          <NumberForm step={step} above={above} isFramed={isFramed} context={context} />
          {/* Offered, but not filled in: the number may be somebody else's, who would get the code. */}
          {offered && step.mobile === '' && (
            <Form method="post" csrfToken={csrfToken}>
              <input type="hidden" name="mobile" value={offered} />
              <Button
                variant="secondary"
                wide
                text={fill(copy.typedIsMine, { number: mobileText(offered) })}
              />
            </Form>
          )}
          <PasskeyButton
            when="idle"
            ceremony={{
              kind: 'sign-in',
              frameOrigins,
              waitingChanges: `${href('/settings', locale)}#waiting`,
            }}
            context={context}
            continueTo={continueTo}
            inField
            leads={isFramed ? undefined : { account_locked: `${href('/unlock', locale)}?done=found` }}
            wide
            failed={copy.passkeyFailed}
            refusals={{ account_locked: copy.locked }}
            or={copy.or}
          />
          <Agreement locale={locale} />
        </>
      ) : (
        <CodeForm step={step} isFramed={isFramed} context={context} />
      )}
      <Behaviour start={submitWholeCode} when="load" props={{ fieldId: 'code' }} />
    </div>
  )
}

type StepProps<Name extends SignInStep['step']> = WithContext<
  { step: Extract<SignInStep, { step: Name }>; isFramed: boolean },
  FormContext
>

function NumberForm({ step, above, isFramed, context }: StepProps<'number'> & Pick<LoginFormProps, 'above'>) {
  const { locale, csrfToken } = context
  const copy = wordsOf('login')[locale]
  return (
    <Form method="post" csrfToken={csrfToken}>
      <p className={styles.lead} id="sign-in-lead">
        {copy.lead}
      </p>
      <Field
        name="mobile"
        label={copy.mobile}
        hint={copy.mobileHint}
        about={[above, 'sign-in-lead'].filter(Boolean).join(' ')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national webauthn"
        defaultValue={step.mobile}
        // Browsers refuse autofocus in a frame of another origin; the frame's script focuses the first field.
        autoFocus={!isFramed}
        error={step.fault && faultText(step.fault, locale)}
      />
      <Button wide text={copy.continue} />
    </Form>
  )
}

function CodeForm({ step, isFramed, context: { locale, csrfToken } }: StepProps<'code'>) {
  const copy = wordsOf('login')[locale]
  const device: DeviceForm = { 'data-device-of': keyOfSignIn, 'data-binds': true }
  return (
    <Form method="post" csrfToken={csrfToken} {...device}>
      <input type="hidden" name="mobile" value={step.mobile} />
      <p className={styles.lead} id="sign-in-lead">
        {fill(step.demonstrationCode ? copy.codeFor : copy.codeLead, { mobile: mobileText(step.mobile) })}
      </p>
      <CodeField
        sent={step}
        error={step.fault && faultText(step.fault, locale)}
        about="sign-in-lead"
        takesFocus={!isFramed}
        locale={locale}
      />
      <Button wide text={copy.verify} />
      <Actions>
        <Button variant="quiet" name="resend" value="1" text={copy.resend} />
        {/* A button, since a link would lose the frame's address. */}
        <Button variant="quiet" name="restart" value="1" text={copy.otherNumber} />
      </Actions>
    </Form>
  )
}

/** The terms that the visitor accepts by signing in; the acceptance is recorded with its date. */
function Agreement({ locale }: { readonly locale: Locale }) {
  const { before, terms, and, privacy, after } = wordsOf('agreement')[locale]
  // In a new window: the modal shows this page in a frame.
  return (
    <p className={styles.agreement}>
      {before}
      <a href={href('/terms-and-conditions', locale)} target="_blank" rel="noopener">
        {terms}
      </a>
      {and}
      <a href={href('/privacy', locale)} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </p>
  )
}

type SignedInAlreadyProps = WithContext<{ step: SignedInStep; children: ReactNode }, FormContext>

/** The children continue as the customer who is signed in. */
export function SignedInAlready({ step, context, children }: SignedInAlreadyProps) {
  const { locale, csrfToken } = context
  const copy = wordsOf('login')[locale]
  const { name, typed } = step
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{fill(copy.signedInAs, { name })}</h1>
      {typed && <p className={styles.lead}>{fill(copy.meanwhile, { typed: mobileText(typed) })}</p>}
      <div className={styles.signedIn}>
        {children}
        <Form method="post" csrfToken={csrfToken}>
          {typed && <input type="hidden" name="mobile" value={typed} />}
          <Actions>
            <Button variant="secondary" name="signOut" value="1" wide text={copy.signOut} />
          </Actions>
        </Form>
      </div>
    </div>
  )
}

/** The error at the field. */
function faultText(fault: SignInFault, locale: Locale): string {
  const copy = wordsOf('login')[locale]
  switch (fault.reason) {
    case 'malformed-code':
    case 'expired':
    case 'help-desk':
      return codeRefusalText({ outcome: fault.reason }, locale)
    case 'wrong-code':
      return codeRefusalText({ ...fault, outcome: fault.reason }, locale)
    case 'rate-limited':
    case 'too-many-tries': {
      const text = codeRefusalText({ ...fault, outcome: fault.reason }, locale)
      return fault.waitSeconds >= longWaitSeconds ? `${text} ${copy.otherWays}` : text
    }
    case 'out-of-date':
      return copy.outOfDate
    default:
      return copy.wrongNumber[fault.reason]
  }
}

/** A longer wait names the other ways to sign in. */
const longWaitSeconds = 300
