/** Signing in on a page of its own. Signed in already, it says so and holds the way out, also without JavaScript. */
import { formatMobile } from '@chowk/services'
import { visitorPage } from '../../page/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Actions, Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import styles from './login.module.css'
import { loginCopy } from './login-copy.ts'
import { LoginForm } from './login-form.tsx'
import { firstStep, type LoginStep, takeStep } from './login-steps.ts'

interface LoginFacts {
  readonly step: LoginStep | { readonly step: 'signed-in'; readonly name: string }
  readonly goOnTo: string
}

export const loginPage = visitorPage<LoginFacts>({
  access: 'anyone',
  pattern: '/login',
  query: ['redirect'],
  screenName: 'login',
  load({ session, services, query, locale }) {
    const goOnTo = services.allowedRedirect(query.redirect) ?? href('/', locale)
    if (!session) return { step: firstStep, goOnTo }
    const { name, mobile } = session.customer
    return { step: { step: 'signed-in', name: name || formatMobile(mobile) }, goOnTo }
  },
  head: (_facts, { locale }) => ({
    title: loginCopy[locale].title,
    description: loginCopy[locale].description,
    noindex: true,
  }),
  View({ facts: { step, goOnTo }, context: { locale, csrfToken } }) {
    return (
      <div className={styles.page}>
        {step.step === 'signed-in' ? (
          <SignedInAlready name={step.name} goOnTo={goOnTo} locale={locale} csrfToken={csrfToken} />
        ) : (
          <LoginForm step={step} locale={locale} csrfToken={csrfToken} goOnTo={goOnTo} />
        )}
      </div>
    )
  },

  async act(context) {
    const { form, services, visit, query, locale } = context
    const home = href('/', locale)
    if (form.signOut) {
      const { setCookies } = await services.sessions.end(visit)
      return { redirect: home, setCookies }
    }
    const goOnTo = services.allowedRedirect(query.redirect) ?? home
    const answer = await takeStep(context)
    if ('signedIn' in answer) return { redirect: goOnTo, setCookies: answer.signedIn.setCookies }
    const { next, status, setCookies } = answer
    return { facts: { step: next, goOnTo }, status, ...(setCookies && { setCookies }) }
  },
})

function SignedInAlready({
  name,
  goOnTo,
  locale,
  csrfToken,
}: {
  name: string
  goOnTo: string
  locale: 'en' | 'hi'
  csrfToken: string
}) {
  const copy = loginCopy[locale]
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{copy.signedInAs(name)}</h1>
      <div className={styles.signedIn}>
        <ButtonLink wide href={goOnTo}>
          {copy.goOn}
        </ButtonLink>
        <Form method="post" csrfToken={csrfToken}>
          <Actions>
            <Button variant="secondary" name="signOut" value="1" wide>
              {copy.signOut}
            </Button>
          </Actions>
        </Form>
      </div>
    </div>
  )
}
