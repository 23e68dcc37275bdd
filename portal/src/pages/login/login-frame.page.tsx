/** Signing in inside the shell's modal: the same steps, and messages to the page that opened the frame. */
import type { SessionValue, SignInStep } from '@chowk/services'
import { Island } from '../../islands/island.tsx'
import { anyonePage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import styles from './login.module.css'
import { loginCopy } from './login-copy.ts'
import { LoginForm } from './login-form.tsx'
import { LoginFrameLink } from './login-frame-link.island.tsx'
import { firstStep, takeStep, waitSecondsAt } from './login-steps.ts'

interface LoginFrameFacts {
  readonly step: SignInStep | { readonly step: 'done'; readonly session: SessionValue }
}

export const loginFramePage = anyonePage<LoginFrameFacts>({
  pattern: '/v1/api/login',
  query: ['isIframe', 'theme', 'locale'],
  screenName: 'login_frame',
  chrome: 'none',
  framed: true,
  async load({ session, services }) {
    if (!session) return { step: firstStep }
    return { step: { step: 'done', session: services.sessions.sessionValue(session.customer) } }
  },
  head: (_facts, { locale }) => ({
    title: loginCopy[locale].title,
    description: loginCopy[locale].description,
    noindex: true,
  }),
  View({ facts: { step }, context: { locale, csrfToken, query, services } }) {
    const copy = loginCopy[locale]
    const frameOrigins = services.frameOrigins
    return (
      <div className={styles.frame} data-theme={query.theme === 'mp-html5' ? 'mp-html5' : 'paytm-web'}>
        <Island
          component={LoginFrameLink}
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
        ) : step.step === 'locked' ? (
          <div className={styles.card}>
            <h1 className={styles.title}>{copy.locked}</h1>
            <p className={styles.lead}>{copy.lockedText}</p>
            <ButtonLink wide href={href('/unlock', locale)} target="_top">
              {copy.howToUnlock}
            </ButtonLink>
          </div>
        ) : (
          <LoginForm step={step} locale={locale} csrfToken={csrfToken} frameOrigins={frameOrigins} />
        )}
      </div>
    )
  },

  async act(context) {
    const answer = await takeStep(context)
    if ('signedIn' in answer) {
      const { sessionValue, setCookies } = answer.signedIn
      return { facts: { step: { step: 'done', session: sessionValue } }, setCookies }
    }
    const { next, setCookies } = answer
    return { facts: { step: next }, status: next.fault ? 422 : 200, ...(setCookies && { setCookies }) }
  },
  waitSeconds: ({ step }) => (step.step === 'done' ? undefined : waitSecondsAt(step)),
})
