/** Signing in inside the shell's modal: the same steps, and messages to the page that opened the frame. */

import type { Customer, Services, SessionValue, SignInStep } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { anyonePage, headFrom } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import styles from './login.module.css'
import { LoginForm, SignedInAlready } from './login-form.tsx'
import { notifyOpener } from './login-frame-link.behaviour.ts'
import {
  firstStep,
  isNumberOf,
  restartAtNumber,
  type SignedInStep,
  signedInStep,
  submitSignInStep,
  waitSecondsAt,
} from './login-steps.ts'
import { typedField } from './sent-code.ts'

interface LoginFrameFacts {
  readonly step: SignInStep | SignedInStep | { readonly step: 'done'; readonly session: SessionValue }
  /** The form's token, when this answer renews it. */
  readonly csrfToken?: string
}

export const loginFramePage = anyonePage<LoginFrameFacts>({
  pattern: '/v1/api/login',
  query: ['isIframe', 'theme', 'locale'],
  screenName: 'login_frame',
  chrome: 'none',
  framed: true,
  async load({ session, services }) {
    return { step: session ? done(services, session.customer) : firstStep }
  },
  head: headFrom(wordsOf('login'), { noindex: true }),
  View({ facts, context: { locale, query, services, ...context } }) {
    const { step, csrfToken = context.csrfToken } = facts
    const copy = wordsOf('login')[locale]
    const { frameOrigins } = services
    const form = { locale, csrfToken }
    return (
      <div className={styles.frame} data-theme={query.theme === 'mp-html5' ? 'mp-html5' : 'paytm-web'}>
        <Behaviour
          start={notifyOpener}
          when="load"
          props={{
            frameOrigins,
            typedNumber: copy.typedNumber,
            session:
              step.step === 'done'
                ? { user: { id: step.session.user.id }, sso_token_enc: step.session.sso_token_enc }
                : undefined,
          }}
        />
        {step.step === 'done' ? (
          <div className={styles.card}>
            <h1 className={styles.title}>{copy.done}</h1>
            <p className={styles.lead}>{copy.doneText}</p>
          </div>
        ) : step.step === 'signed-in' ? (
          <SignedInAlready step={step} context={form}>
            <Form method="post" csrfToken={csrfToken}>
              <Button name="proceed" value="1" wide text={copy.proceed} />
            </Form>
          </SignedInAlready>
        ) : step.step === 'locked' ? (
          <div className={styles.card}>
            <h1 className={styles.title}>{copy.locked}</h1>
            <p className={styles.lead}>{copy.lockedText}</p>
            <ButtonLink wide href={href('/unlock', locale)} target="_top" text={copy.howToUnlock} />
          </div>
        ) : (
          <LoginForm step={step} context={form} frameOrigins={frameOrigins} />
        )}
      </div>
    )
  },

  async submit(context) {
    const { form, session, services, client } = context
    if (form.proceed && session) return { facts: { step: done(services, session.customer) } }
    if (form.signOut) {
      await services.sessions.end(client)
      const { token: csrfToken, setCookie } = services.csrf.issueFor(undefined)
      const step = { step: 'number', mobile: typedField(form, 'mobile') } as const
      return { facts: { step, csrfToken }, setCookies: [...services.sessions.signedOutCookies(), setCookie] }
    }
    const answer = await submitSignInStep(context)
    if ('signedIn' in answer) {
      const { sessionValue, setCookies } = answer.signedIn
      return { facts: { step: { step: 'done', session: sessionValue } }, setCookies }
    }
    const { next, setCookies } = answer
    return { facts: { step: next }, status: next.fault ? 422 : 200, ...(setCookies && { setCookies }) }
  },
  async submitWithExpiredToken({ form, session, services }) {
    if (!session) return { facts: { step: restartAtNumber(form) }, status: 422 }
    const typed = typedField(form, 'mobile')
    if (isNumberOf(session.customer, typed)) return { facts: { step: done(services, session.customer) } }
    return { facts: { step: signedInStep(session.customer, typed) }, status: 409 }
  },
  waitSeconds: ({ step }) => ('fault' in step ? waitSecondsAt(step) : undefined),
})

function done(services: Services, customer: Customer) {
  return { step: 'done', session: services.sessions.sessionValue(customer) } as const
}
