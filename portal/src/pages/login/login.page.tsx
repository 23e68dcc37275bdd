/**
 * Signing in on a page of its own. Every form leads (303) to the address of the step that follows, so that a reload and
 * the back button send nothing again. Whoever is signed in already goes on to where they wanted, or to their account: a kept
 * page says 'Sign In' to them, too, where no script tells it better.
 */
import { formatMobile, type SignInStep } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { Island } from '../../islands/island.tsx'
import { beginsPayment } from '../../page/go-on.ts'
import { localeOf, localePath, otherThan } from '../../page/locale-path.ts'
import { type AnyoneContext, anyonePage } from '../../page/page.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { LockedCard } from '../lock/locked-card.tsx'
import styles from './login.module.css'
import { loginCopy } from './login-copy.ts'
import { LoginForm } from './login-form.tsx'
import { askToUnlock, firstStep, keepLocked, takeStep, waitSecondsAt } from './login-steps.ts'
import { SignInWatch } from './sign-in-watch.island.tsx'
import { type WaitingPayment, WhatWaits, waitingPayment } from './what-waits.tsx'

interface LoginFacts {
  readonly step: SignInStep | { readonly step: 'signed-in'; readonly name: string }
  readonly goOnTo: string
  readonly waiting?: WaitingPayment | undefined
  /** Somebody who signs in elsewhere meanwhile goes on from here. */
  readonly follows?: boolean
  /** From a site that we take nobody back to. */
  readonly isFromElsewhere?: boolean
}

const aboveForm = 'above-form'

export const loginPage = anyonePage<LoginFacts>({
  pattern: '/login',
  query: ['redirect', 'step'],
  screenName: 'login',
  chrome: 'signing-in',
  async load(context) {
    const { session, services, visit, query, locale, origin } = context
    const vertical = query.redirect === undefined && verticalAsked(context)
    if (vertical) return { redirect: addressOf({ locale, query: { redirect: vertical } }, query.step) }
    const allowed = services.allowedRedirect(query.redirect)
    const isFromElsewhere = allowed === undefined && isOtherSite(query.redirect, origin)
    const goOnTo = allowed ?? href('/', locale)
    // Whoever signed in meanwhile goes on; a payment is begun by a form alone.
    const follows = allowed !== undefined && !beginsPayment(goOnTo)
    if (!session) {
      const waiting = beginsPayment(goOnTo) ? await waitingPayment(context) : undefined
      if (query.step === undefined) return { step: firstStep, goOnTo, waiting, follows, isFromElsewhere }
      const step = await services.signInSteps.read(visit, query.step)
      return step ? { step, goOnTo, waiting, follows, isFromElsewhere } : { redirect: addressOf(context) }
    }
    if (follows) return { redirect: goOnTo }
    if (allowed === undefined && !isFromElsewhere) return { redirect: href('/settings', locale) }
    const { name, mobile } = session.customer
    return { step: { step: 'signed-in', name: name || formatMobile(mobile) }, goOnTo, isFromElsewhere }
  },
  head: ({ waiting }, { locale, query }) => ({
    title: loginCopy[locale].title,
    description: loginCopy[locale].description,
    noindex: true,
    ...(waiting && { chrome: 'paying' }),
    otherLanguage: inOtherLanguage(query, otherThan(locale)),
  }),
  View({ facts: { step, goOnTo, waiting, follows, isFromElsewhere }, context: { locale, csrfToken } }) {
    return (
      <div className={styles.page}>
        {isFromElsewhere && (
          <div className={styles.waits}>
            <p id={aboveForm}>{loginCopy[locale].notOurs}</p>
          </div>
        )}
        {waiting && <WhatWaits id={aboveForm} waiting={waiting} locale={locale} />}
        {follows && <Island component={SignInWatch} when="load" props={{ goOnTo }} />}
        {step.step === 'signed-in' ? (
          <SignedInAlready name={step.name} goOnTo={goOnTo} locale={locale} csrfToken={csrfToken} />
        ) : step.step === 'locked' ? (
          <LockedCard locale={locale} csrfToken={csrfToken} goOnTo={goOnTo} proven={step} />
        ) : (
          <LoginForm
            step={step}
            locale={locale}
            csrfToken={csrfToken}
            goOnTo={goOnTo}
            above={waiting || isFromElsewhere ? aboveForm : undefined}
            offered={waiting?.wish.parameters.mobileNumber}
          />
        )}
      </div>
    )
  },

  async act(context) {
    const { form, services, visit, query, locale } = context
    const home = href('/', locale)
    if (form.signOut) {
      await services.sessions.end(visit)
      return { redirect: home, setCookies: services.sessions.signedOutCookies() }
    }
    const goOnTo = services.allowedRedirect(query.redirect) ?? home
    if (form.unlock === 'cancel') {
      await keepLocked(context)
      return { redirect: `${href('/unlock', locale)}?done=kept` }
    }
    const asked = form.unlock ? ((await askToUnlock(context)) ?? firstStep) : undefined
    if (asked === 'opened') return { redirect: `${href('/unlock', locale)}?done=opened` }
    if (asked?.step === 'locked' && asked.pinFault?.outcome === 'busy')
      return { facts: { step: asked, goOnTo }, status: 503 }
    const answer = asked ? { next: asked } : await takeStep(context)
    if ('signedIn' in answer) {
      const { customer } = answer.signedIn
      const setCookies = [...answer.signedIn.setCookies, services.signInSteps.forget()]
      const wish = beginsPayment(goOnTo) ? await services.paymentWishes.read(visit) : undefined
      return wish ? { wish, customer, setCookies } : { redirect: goOnTo, setCookies }
    }
    const { next } = answer
    const setCookies = 'setCookies' in answer ? (answer.setCookies ?? []) : []
    if (next === firstStep) return { redirect: addressOf(context) }
    const { name, setCookie } = await services.signInSteps.keep(visit, next, query.step)
    return {
      redirect: addressOf(context, name),
      setCookies: [...setCookies, setCookie],
    }
  },
  waitSeconds: ({ step }) => (step.step === 'signed-in' ? undefined : waitSecondsAt(step)),
})

/** Its page's header leads here without a way back until it is awake. Browsers tell no more than whose page it was. */
function verticalAsked({ services, visit }: AnyoneContext): string | undefined {
  const { referer = '' } = visit.headers
  const allowed = services.allowedRedirect(referer)
  return allowed?.startsWith('http') ? allowed : undefined
}

function isOtherSite(asked: string | undefined, origin: string): boolean {
  if (!asked || !URL.canParse(asked)) return false
  const url = new URL(asked)
  return url.protocol.startsWith('http') && url.origin !== new URL(origin).origin
}

/** Where a step is found again; without its name, where signing in begins. */
function addressOf(
  { locale, query: { redirect } }: Pick<AnyoneContext, 'locale' | 'query'>,
  step?: string,
): string {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(step && { step }) })
  const path = localePath('/login', locale)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The same step; and whoever changes the language here goes on in it. */
function inOtherLanguage({ redirect = '', step }: AnyoneContext['query'], locale: Locale): string {
  const [path = '', ...search] = redirect.split(/(?=[?#])/)
  const goOnTo = redirect.startsWith('/')
    ? [localePath(localeOf(path).path, locale), ...search].join('')
    : redirect
  return addressOf({ locale, query: { redirect: goOnTo } }, step)
}

function SignedInAlready({
  name,
  goOnTo,
  locale,
  csrfToken,
}: {
  name: string
  goOnTo: string
  locale: Locale
  csrfToken: string
}) {
  const copy = loginCopy[locale]
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{copy.signedInAs(name)}</h1>
      <div className={styles.signedIn}>
        {beginsPayment(goOnTo) ? (
          <Form method="post" action={goOnTo} csrfToken={csrfToken}>
            <Button wide>{copy.goOn}</Button>
          </Form>
        ) : (
          <ButtonLink wide href={goOnTo}>
            {copy.goOn}
          </ButtonLink>
        )}
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
