/** /settings/mobile: change the account's number. */
import { formatMobile } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { formatClock } from '../../../account/dates.ts'
import { type FormField, required } from '../../../account/form/form-field.ts'
import { HydratedForm } from '../../../account/form/hydrated-form.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import {
  type CustomerContext,
  customerPage,
  headFrom,
  type WithContext,
  type WithLocale,
} from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import { Actions, ButtonForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { CodeEndsSoon } from '../login/code-field.tsx'
import {
  codeFields,
  firstMobileStep,
  type MobileStep,
  type RequestedCode,
  submitMobileStep,
} from './mobile-steps.ts'
import styles from './settings.module.css'
import { LostPasskey } from './verification-parts.tsx'

interface MobileFacts {
  readonly step: MobileStep
  readonly hasPasskey: boolean
}

export const mobilePage = customerPage<MobileFacts>({
  pattern: '/settings/mobile',
  screenName: 'settings_mobile',
  load: async context => ({ step: firstMobileStep, hasPasskey: await hasPasskey(context) }),
  head: headFrom(wordsOf('mobile')),
  View({ facts: { step, hasPasskey }, context }) {
    const { locale, session } = context
    const copy = wordsOf('mobile')[locale]
    return (
      <AccountLayout context={context} section="/settings" title={copy.title} lead={copy.lead}>
        <Card tone="raised">
          <FactList facts={[{ label: copy.now, value: formatMobile(session.customer.mobile) }]} />
        </Card>
        <Card>
          {step.step === 'number' && <NumberStep step={step} context={context} hasPasskey={hasPasskey} />}
          {step.step === 'codes' && <CodesStep step={step} context={context} />}
          {step.step === 'passkey' && <PasskeyStep step={step} context={context} />}
        </Card>
      </AccountLayout>
    )
  },
  async submit(context) {
    const answer = await submitMobileStep(context)
    const settings = href('/settings', context.locale)
    if (answer === 'delayed') return { redirect: `${settings}?done=mobile-waits` }
    if ('changed' in answer) return { redirect: `${settings}?done=mobile`, setCookies: answer.changed }
    const { next, status, setCookies } = answer
    const facts = { step: next, hasPasskey: await hasPasskey(context) }
    return { facts, status, ...(setCookies && { setCookies }) }
  },
  waitSeconds: ({ step }) => (step.step === 'number' ? step.waitSeconds : undefined),
})

async function hasPasskey({ services, session }: CustomerContext): Promise<boolean> {
  return (await services.passkeys.list(session.customer.id)).length > 0
}

type StepProps<Name extends MobileStep['step']> = WithContext<{ step: Extract<MobileStep, { step: Name }> }>

function NumberStep({ step, context, hasPasskey }: StepProps<'number'> & { hasPasskey: boolean }) {
  const { locale } = context
  const copy = wordsOf('mobile')[locale]
  const number: FormField = {
    kind: 'text',
    name: 'newMobile',
    label: copy.newNumber,
    hint: copy.newNumberHint,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    value: step.newMobile,
    rules: [required(wordsOf('login')[locale].wrongNumber.empty)],
  }
  return (
    <>
      {hasPasskey && <p className={styles.lead}>{copy.passkeyFollows}</p>}
      <HydratedForm context={context} fields={[number]} errors={step.errors} submit={copy.sendCodes} />
    </>
  )
}

function CodesStep({ step, context }: StepProps<'codes'>) {
  const { locale, csrfToken } = context
  const copy = wordsOf('mobile')[locale]
  const { change, codes, errors, acceptsDelay } = step
  const [first] = codes
  const newMobile = codes.find(({ number }) => number === 'new-number')?.mobile
  return (
    <>
      <Form method="post" csrfToken={csrfToken}>
        <input type="hidden" name="change" value={change} />
        {acceptsDelay && <input type="hidden" name="mayWait" value="1" />}
        <p className={styles.lead}>
          {acceptsDelay ? wordsOf('verification')[locale].willWait : codesLead(codes, locale)}
        </p>
        {codes.length > 1 && <ErrorSummary locale={locale} errors={errors} />}
        {codes.map(code => (
          <CodeField
            key={code.number}
            code={code}
            focusIfInvalid={codes.length === 1}
            locale={locale}
            error={errors.find(({ field }) => field === codeFields[code.number].code)?.message}
          />
        ))}
        <Actions>
          <Button text={copy.confirm} />
          <ButtonLink variant="quiet" href={href('/settings/mobile', locale)} text={copy.startAgain} />
        </Actions>
      </Form>
      {newMobile && (
        <ButtonForm context={context} hidden={{ newMobile }} variant="quiet" text={copy.newCodes} />
      )}
      {newMobile && first?.goodUntil && (
        <CodeEndsSoon goodUntil={first.goodUntil} text={copy.newCodesText} locale={locale} />
      )}
    </>
  )
}

/** Once the new number is confirmed, only the other code is needed. */
function codesLead(codes: readonly RequestedCode[], locale: Locale): string {
  const copy = wordsOf('mobile')[locale]
  if (codes.length > 1) return copy.codesLead
  return codes[0]?.number === 'old-number' ? copy.newConfirmed : copy.newCodeLead
}

type CodeFieldProps = WithLocale<{ code: RequestedCode; focusIfInvalid: boolean; error: string | undefined }>

function CodeField({ code, focusIfInvalid, error, locale }: CodeFieldProps) {
  const copy = wordsOf('mobile')[locale]
  const names = codeFields[code.number]
  const time = code.goodUntil && formatClock(new Date(code.goodUntil), locale)
  const until = time && fill(wordsOf('login')[locale].goodUntil, { time })
  const label = code.number === 'new-number' ? copy.newCode : copy.oldCode
  return (
    <>
      <input type="hidden" name={names.challenge} value={code.challenge} />
      <input type="hidden" name={names.mobile} value={code.mobile} />
      {code.goodUntil && <input type="hidden" name={names.goodUntil} value={code.goodUntil} />}
      {code.demonstrationCode && (
        <Notice title={copy.demonstration}>
          {fill(copy.demonstrationCode, { code: code.demonstrationCode, mobile: code.mobile })}
        </Notice>
      )}
      <Field
        name={names.code}
        label={fill(label, { mobile: code.mobile })}
        hint={[until, copy.never].filter(Boolean).join(' ')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        defaultValue={code.typed}
        error={error}
        focusIfInvalid={focusIfInvalid}
      />
    </>
  )
}

function PasskeyStep({ step, context }: StepProps<'passkey'>) {
  const { locale, csrfToken } = context
  const settings = href('/settings', locale)
  const copy = wordsOf('mobile')[locale]
  return (
    <>
      <Notice role="status" title={copy.newConfirmed} text={copy.passkeyLead} takesFocus />
      <PasskeyButton
        when="load"
        ceremony={{
          kind: 'confirm-number',
          change: step.change,
          waitingChanges: `${settings}?done=mobile-waits`,
        }}
        context={context}
        continueTo={`${settings}?done=mobile`}
        variant="primary"
        failed={copy.passkeyFailed}
        refusals={{ number_in_use: copy.numberInUse }}
        unsupported={wordsOf('settings')[locale].passkeyUnsupported}
      />
      <noscript>
        <p>{copy.passkeyNeedsScript}</p>
      </noscript>
      <ErrorSummary
        locale={locale}
        errors={step.error ? [{ field: 'lost-passkey', message: step.error }] : []}
      />
      <LostPasskey locale={locale}>
        <Form method="post" csrfToken={csrfToken}>
          <input type="hidden" name="change" value={step.change} />
          <Button
            id="lost-passkey"
            variant="secondary"
            name="do"
            value="lost-passkey"
            text={wordsOf('verification')[locale].sendCode}
          />
        </Form>
      </LostPasskey>
    </>
  )
}
