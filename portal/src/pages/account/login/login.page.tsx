/**
 * Signing in on a page of its own. Every form redirects (303) to the address of the next step, so that a reload and
 * the back button send nothing again. A visitor who is signed in already continues to where they wanted, or to their
 * account: cached pages show 'Sign In' to them, too, when no script runs.
 */

import { billerName, findBiller } from '@chowk/catalog'
import { costOf, type SignInStep } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { formatInText } from '../../../money/money.ts'
import { beginsPayment } from '../../../page/after-sign-in.ts'
import { localeOf, localePath, otherLocale } from '../../../page/locale-path.ts'
import { type AnyoneContext, anyonePage, type WithLocale } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Monogram } from '../../../ui/monogram.tsx'
import { LockedCard } from '../lock/locked-card.tsx'
import styles from './login.module.css'
import { LoginForm, SignedInAlready } from './login-form.tsx'
import {
  firstStep,
  isNumberOf,
  restartAtNumber,
  type SignedInStep,
  signedInStep,
  submitSignInStep,
  submitUnlockRefusal,
  submitUnlockRequest,
  waitSecondsAt,
} from './login-steps.ts'
import { typedField } from './sent-code.ts'
import { trackPage, watchSignIn } from './sign-in.behaviour.ts'

interface LoginFacts {
  readonly step: SignInStep | SignedInStep
  readonly continueTo: string
  readonly pending?: PendingPayment | undefined
  /** Continues when the visitor signs in in another tab. */
  readonly follows?: boolean
  /** From a site to which we do not redirect. */
  readonly redirectsToOtherSite?: boolean
}

const aboveForm = 'above-form'

export const loginPage = anyonePage<LoginFacts>({
  pattern: '/login',
  query: ['redirect', 'step'],
  screenName: 'login',
  chrome: 'signing-in',
  async load(context) {
    const { session, services, client, query, locale, origin } = context
    const vertical = query.redirect === undefined && referringVertical(context)
    if (vertical) return { redirect: addressOf({ locale, query: { redirect: vertical } }, query.step) }
    const allowed = services.allowedRedirect(query.redirect)
    const redirectsToOtherSite = allowed === undefined && isOtherSite(query.redirect, origin)
    const continueTo = allowed ?? href('/', locale)
    // A visitor who signed in meanwhile continues; only a form begins a payment.
    const follows = allowed !== undefined && !beginsPayment(continueTo)
    const step = query.step === undefined ? firstStep : await services.signInSteps.read(client, query.step)
    if (!session) {
      const pending = beginsPayment(continueTo) ? await pendingPayment(context) : undefined
      return step
        ? { step, continueTo, pending, follows, redirectsToOtherSite }
        : { redirect: addressOf(context) }
    }
    const typed = step?.step === 'code' ? step.mobile : undefined
    if (!isNumberOf(session.customer, typed))
      return { step: signedInStep(session.customer, typed), continueTo }
    if (follows) return { redirect: continueTo }
    if (allowed === undefined && !redirectsToOtherSite) return { redirect: href('/settings', locale) }
    return { step: signedInStep(session.customer, undefined), continueTo, redirectsToOtherSite }
  },
  head: ({ pending }, { locale, query }) => ({
    title: wordsOf('login')[locale].title,
    description: wordsOf('login')[locale].description,
    noindex: true,
    ...(pending && { chrome: 'paying' }),
    otherLanguage: inOtherLanguage(query, otherLocale(locale)),
  }),
  View({ facts: { step, continueTo, pending, follows, redirectsToOtherSite }, context }) {
    const { locale, csrfToken } = context
    return (
      <div className={styles.page}>
        {redirectsToOtherSite && (
          <div className={styles.waits}>
            <p id={aboveForm}>{wordsOf('login')[locale].notOurs}</p>
          </div>
        )}
        {pending && <PendingPaymentCard pending={pending} locale={locale} />}
        {follows && <Behaviour start={watchSignIn} when="load" props={{ continueTo }} />}
        {step.step === 'signed-in' ? (
          <SignedInAlready step={step} context={context}>
            {beginsPayment(continueTo) ? (
              <Form method="post" action={continueTo} csrfToken={csrfToken}>
                <Button wide text={wordsOf('login')[locale].proceed} />
              </Form>
            ) : (
              <ButtonLink wide href={continueTo} text={wordsOf('login')[locale].proceed} />
            )}
          </SignedInAlready>
        ) : step.step === 'locked' ? (
          <LockedCard context={context} continueTo={continueTo} verified={step} />
        ) : (
          <LoginForm
            step={step}
            context={context}
            continueTo={continueTo}
            above={pending || redirectsToOtherSite ? aboveForm : undefined}
            offered={pending?.intent.parameters.mobileNumber}
          />
        )}
      </div>
    )
  },

  async submit(context) {
    const { form, services, client, query, locale } = context
    const home = href('/', locale)
    if (form.signOut) {
      await services.sessions.end(client)
      const setCookies = services.sessions.signedOutCookies()
      return form.mobile
        ? nextPageOf(context, { step: 'number', mobile: typedField(form, 'mobile') }, setCookies)
        : { redirect: home, setCookies }
    }
    const continueTo = services.allowedRedirect(query.redirect) ?? home
    if (form.unlock === 'cancel') {
      await submitUnlockRefusal(context)
      return { redirect: `${href('/unlock', locale)}?done=kept` }
    }
    const unlockStep = form.unlock ? ((await submitUnlockRequest(context)) ?? firstStep) : undefined
    if (unlockStep === 'opened') return { redirect: `${href('/unlock', locale)}?done=opened` }
    if (unlockStep?.step === 'locked' && unlockStep.pinFault?.outcome === 'busy')
      return { facts: { step: unlockStep, continueTo }, status: 503 }
    const answer = unlockStep ? { next: unlockStep } : await submitSignInStep(context)
    if ('signedIn' in answer) {
      const { customer } = answer.signedIn
      const setCookies = [...answer.signedIn.setCookies, services.signInSteps.forget()]
      const intent = beginsPayment(continueTo) ? await services.paymentIntents.read(client) : undefined
      return intent ? { intent, customer, setCookies } : { redirect: continueTo, setCookies }
    }
    const { next } = answer
    if (next === firstStep) return { redirect: addressOf(context) }
    return nextPageOf(context, next, 'setCookies' in answer ? answer.setCookies : [])
  },
  async submitWithExpiredToken(context) {
    const { form, session, services, client, query, locale } = context
    if (form.unlock) return undefined
    const typed = typedField(form, 'mobile')
    if (session && isNumberOf(session.customer, typed)) return { redirect: addressOf(context) }
    if (session) {
      const continueTo = services.allowedRedirect(query.redirect) ?? href('/', locale)
      return { facts: { step: signedInStep(session.customer, typed), continueTo }, status: 409 }
    }
    // A browser that was sent a code accepted cookies then; another one may not, as the error page says.
    const mayRefuseCookies = form.challenge === undefined && client.headers.cookie === undefined
    return mayRefuseCookies ? undefined : nextPageOf(context, restartAtNumber(form))
  },
  waitSeconds: ({ step }) => (step.step === 'signed-in' ? undefined : waitSecondsAt(step)),
})

async function nextPageOf(context: AnyoneContext, next: SignInStep, setCookies: readonly string[] = []) {
  const { services, client, query } = context
  const { name, setCookie } = await services.signInSteps.save(client, next, query.step)
  return { redirect: addressOf(context, name), setCookies: [...setCookies, setCookie] }
}

/** A vertical's header links here without a way back until it is mounted. Browsers then send only the page's origin. */
function referringVertical({ services, client }: AnyoneContext): string | undefined {
  const { referer = '' } = client.headers
  const allowed = services.allowedRedirect(referer)
  return allowed?.startsWith('http') ? allowed : undefined
}

function isOtherSite(address: string | undefined, origin: string): boolean {
  if (!address || !URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol.startsWith('http') && url.origin !== new URL(origin).origin
}

/** The address of a step; without a step, that of the first one. */
function addressOf({ locale, query: { redirect } }: Pick<AnyoneContext, 'locale' | 'query'>, step?: string) {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(step && { step }) })
  const path = localePath('/login', locale)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The same step in the other language, with a return address in that language. */
function inOtherLanguage({ redirect = '', step }: AnyoneContext['query'], locale: Locale): string {
  const [path = '', ...search] = redirect.split(/(?=[?#])/)
  const continueTo = redirect.startsWith('/')
    ? [localePath(localeOf(path).path, locale), ...search].join('')
    : redirect
  return addressOf({ locale, query: { redirect: continueTo } }, step)
}

type PendingPayment = NonNullable<Awaited<ReturnType<typeof pendingPayment>>>

/**
 * The pending payment with its fee, so that the sum after sign-in is no surprise. The fee is undefined for a bill, which is
 * fetched after the sign-in, and where the fees are not known.
 */
async function pendingPayment({ services, client }: AnyoneContext) {
  const intent = await services.paymentIntents.read(client)
  const biller = intent && findBiller(intent.billerId)
  if (!biller) return undefined
  const { amountPaise } = intent
  if (amountPaise === undefined) return { intent, biller }
  const described = await services.billers.describe(biller.id)
  const isKnown = described.outcome === 'described'
  return {
    intent,
    biller,
    feePaise: isKnown ? costOf(amountPaise, described.description).feePaise : undefined,
  }
}

function PendingPaymentCard({ pending, locale }: WithLocale<{ pending: PendingPayment }>) {
  const { intent, biller } = pending
  const copy = wordsOf('login')[locale].paying
  const typed = biller.parameters.flatMap(({ name }) => intent.parameters[name] ?? [])
  return (
    <div className={styles.waits}>
      <Monogram name={biller.name} locale={locale} />
      <p id={aboveForm}>
        {copy.lead}
        <strong>{[billerName(biller, locale), ...typed.slice(0, 1)].join(', ')}</strong>
        {sumOf(pending, locale)}
      </p>
      <a href={href(intent.amountPaise === undefined ? '/pay/details' : '/pay/amount', locale)}>
        {copy.change}
      </a>
      <Behaviour start={trackPage} when="load" props={{}} />
    </div>
  )
}

function sumOf({ intent: { amountPaise }, feePaise }: PendingPayment, locale: Locale): string {
  const copy = wordsOf('login')[locale].paying
  const money = (paise: number) => formatInText(paise, locale)
  if (amountPaise === undefined) return copy.bill
  if (feePaise === undefined) return money(amountPaise)
  const total = money(amountPaise + feePaise)
  return feePaise > 0
    ? fill(copy.withFee, { amount: money(amountPaise), fee: money(feePaise), total })
    : fill(copy.noFee, { total })
}
