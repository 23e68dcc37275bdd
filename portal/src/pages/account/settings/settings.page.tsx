/** /settings: the customer's profile and credentials. */

import {
  type Consent,
  type Device,
  type DraftBillPayment,
  type Passkey,
  type PendingChange,
  withPasskeys,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { fill } from '../../../content/words.ts'
import {
  type ActionResult,
  type CustomerContext,
  customerPage,
  type Submission,
  titled,
} from '../../../page/page.ts'
import { waitText } from '../../../page/wait-text.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { JumpLinks } from '../../../ui/jump-links.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { type Profile, ProfileCard } from './profile-card.tsx'
import { dataCopy, type SettingsDone, settingsCopy, withLimit } from './settings-copy.ts'
import {
  Devices,
  Passkeys,
  PaymentPin,
  Safety,
  WaitingChanges,
  WalletLimits,
  YourData,
} from './settings-sections.tsx'

interface SettingsFacts {
  readonly profile: Profile
  readonly errors: readonly FieldError[]
  /** Until the profile may be changed again. */
  readonly waitSeconds?: number
  readonly devices: readonly Device[]
  readonly passkeys: readonly Passkey[]
  /** When the PIN was set. */
  readonly pinSetAt: Date | undefined
  /** The payment that waits for something set here. */
  readonly unfinished: DraftBillPayment | undefined
  readonly waiting: readonly PendingChange[]
  readonly consents: readonly Consent[]
}

export const settingsPage = customerPage<SettingsFacts>({
  pattern: '/settings',
  query: ['done'],
  screenName: 'settings',
  load: context => factsOf(context, context.session.customer, []),
  head: titled(settingsCopy),
  View({ facts, context }) {
    const copy = settingsCopy[context.locale]
    const { done } = context.query
    const isDone = done !== undefined && Object.hasOwn(copy.done, done)
    return (
      <AccountLayout
        context={context}
        section="/settings"
        title={copy.title}
        lead={copy.lead}
        notice={
          isDone && (
            <Notice
              tone={done === 'no-change' ? 'warning' : 'success'}
              role="status"
              title={withLimit(copy.done[done as SettingsDone], context.locale)}
              takesFocus
            >
              {facts.unfinished && (
                <a href={href(`/pay/${facts.unfinished.reference}`, context.locale)}>{copy.continuePaying}</a>
              )}
            </Notice>
          )
        }
      >
        <WaitingChanges context={context} changes={facts.waiting} />
        <Parts locale={context.locale} />
        <ProfileCard context={context} profile={facts.profile} errors={facts.errors} />
        <PaymentPin context={context} setAt={facts.pinSetAt} />
        <WalletLimits locale={context.locale} />
        <Passkeys context={context} passkeys={facts.passkeys} />
        <Devices context={context} devices={facts.devices} hasPasskey={facts.passkeys.length > 0} />
        <Safety context={context} unlocksBy={unlocksBy(facts)} />
        <YourData context={context} consents={facts.consents} />
      </AccountLayout>
    )
  },
  act,
  waitSeconds: ({ waitSeconds }) => waitSeconds,
})

function unlocksBy({ passkeys, pinSetAt }: SettingsFacts): 'passkey' | 'pin' | 'code' {
  if (passkeys.length > 0) return 'passkey'
  return pinSetAt ? 'pin' : 'code'
}

async function act(context: CustomerContext & Submission): Promise<ActionResult<SettingsFacts>> {
  const { form, services, session, locale, visit } = context
  if (form.do === 'lock') {
    const passkeys = await services.passkeys.list(session.customer.id)
    await services.locks.lock(session.customer.id, visit)
    return {
      redirect: `${href('/unlock', locale)}?done=${passkeys.length > 0 ? 'locked' : 'locked-without-passkey'}`,
      setCookies: services.sessions.signedOutCookies(),
    }
  }
  if (form.do === 'sign-out-everywhere') {
    const verification = href('/settings/confirm/sign-out-everywhere', locale)
    if (form.subject === withPasskeys) return { redirect: `${verification}?subject=${withPasskeys}` }
    // A thief with the SIM would otherwise leave the owner without a device that can cancel a pending change.
    if (await services.stepUp.asksPin(visit, session, form.do)) return { redirect: verification }
    await services.sessions.endAll(session)
    return { redirect: href('/', locale), setCookies: services.sessions.signedOutCookies() }
  }
  const done = (what: SettingsDone) => ({ redirect: `${href('/settings', locale)}?done=${what}` })
  if (form.do === 'cancel-change') {
    const isCancelled = await services.pendingChanges.cancel(session, form.change ?? '')
    return done(isCancelled ? 'cancelled' : 'no-change')
  }
  const profile = { name: form.name ?? '', language: form.language ?? '' }
  const { name: typed, ...chosen } = profile
  const changes = typed.trim() || session.customer.name ? profile : chosen
  const outcome = await services.accounts.updateProfile(session.customer.id, changes)
  // Saving a name does not change the language that the page is read in.
  const isChosen = profile.language !== session.customer.language
  if (outcome.outcome === 'saved')
    return { ...done('profile'), setCookies: isChosen ? outcome.setCookies : [] }
  const copy = settingsCopy[locale]
  if (outcome.outcome === 'too-many-changes') {
    const { what, waitSeconds } = outcome
    const error = {
      field: what,
      message: fill(copy.tooManyChanges[what], { wait: waitText(waitSeconds, locale) }),
    }
    return { facts: { ...(await factsOf(context, profile, [error])), waitSeconds }, status: 422 }
  }
  const { name, language } = outcome.faults
  const errors = [
    ...(name ? [{ field: 'name', message: copy.nameFaults[name] }] : []),
    ...(language ? [{ field: 'language', message: copy.languageFault }] : []),
  ]
  return { facts: await factsOf(context, profile, errors), status: 422 }
}

async function factsOf(
  { services, session }: CustomerContext,
  { name, language }: Profile,
  errors: readonly FieldError[],
): Promise<SettingsFacts> {
  const { id } = session.customer
  const [devices, passkeys, pinSetAt, unfinished, waiting, consents] = await Promise.all([
    services.sessions.devices(session),
    services.passkeys.list(id),
    services.pins.setAt(id),
    services.payments.unfinished(id),
    services.pendingChanges.list(id),
    services.consents(id),
  ])
  const profile = { name, language }
  return { profile, errors, devices, passkeys, pinSetAt, unfinished, waiting, consents }
}

function Parts({ locale }: { readonly locale: Locale }): ReactNode {
  const { parts, pin, limits, passkeys, devices, safety } = settingsCopy[locale]
  const names = { pin, limits, passkeys, devices, safety, data: dataCopy[locale].title }
  return <JumpLinks label={parts} parts={Object.entries(names).map(([id, name]) => ({ id, name }))} />
}
