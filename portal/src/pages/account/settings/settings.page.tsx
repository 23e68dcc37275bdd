/** /settings: the customer's profile; and its parts: credentials and consents. */

import {
  type Consent,
  type Device,
  type DraftBillPayment,
  type Passkey,
  type PendingChange,
  removePasskeysSubject,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { fill, type Words, wordsOf } from '../../../content/words.ts'
import {
  type ActionResult,
  type CustomerContext,
  customerPage,
  type Submission,
  type ViewProps,
} from '../../../page/page.ts'
import { waitText } from '../../../page/wait-text.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { JumpLinks } from '../../../ui/jump-links.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { type Profile, ProfileCard } from './profile-card.tsx'
import {
  Consents,
  Devices,
  PasskeysSection,
  PaymentPin,
  Safety,
  WaitingChanges,
  WalletLimitsSection,
  YourData,
} from './settings-sections.tsx'
import { withLimit } from './verification-parts.tsx'

interface SettingsFacts {
  readonly profile: Profile
  readonly errors: readonly FieldError[]
  /** Until the profile may be changed again. */
  readonly waitSeconds: number | undefined
  readonly devices: readonly Device[]
  readonly passkeys: readonly Passkey[]
  readonly pinSetAt: Date | undefined
  /** The payment that waits for something set here. */
  readonly unfinished: DraftBillPayment | undefined
  readonly waiting: readonly PendingChange[]
  readonly consents: readonly Consent[]
}

const parts = ['/settings/passkeys', '/settings/devices', '/settings/consents'] as const

function titleOf(path: string, locale: Locale): string {
  const { title, passkeys, devices } = wordsOf('settings')[locale]
  const titles: Partial<Record<string, string>> = {
    '/settings/passkeys': passkeys,
    '/settings/devices': devices,
    '/settings/consents': wordsOf('data')[locale].consentsTitle,
  }
  return titles[path] ?? title
}

export const settingsPage = customerPage<SettingsFacts>({
  pattern: ['/settings', ...parts],
  query: ['done'],
  screenName: 'settings',
  load: context => factsOf(context, context.session.customer, []),
  head: (_facts, { path, locale }) => ({
    title: titleOf(path, locale),
    description: wordsOf('settings')[locale].description,
  }),
  View({ facts, context }) {
    const { path, locale } = context
    const { done } = context.query
    const copy = wordsOf('settings')[locale]
    const isDone = done !== undefined && Object.hasOwn(copy.done, done)
    return (
      <AccountLayout
        context={context}
        section="/settings"
        title={copy.title}
        current={titleOf(path, locale)}
        lead={path === '/settings' && copy.lead}
        notice={
          isDone && (
            <Notice
              tone={done === 'no-change' ? 'warning' : 'success'}
              role="status"
              title={withLimit(copy.done[done as keyof Words['settings']['done']], locale)}
              takesFocus
            >
              {facts.unfinished && (
                <a href={href(`/pay/${facts.unfinished.reference}`, locale)}>{copy.continuePaying}</a>
              )}
            </Notice>
          )
        }
      >
        <WaitingChanges context={context} changes={facts.waiting} />
        <JumpLinks
          label={copy.parts}
          parts={['/settings', ...parts].map(part => ({
            link: href(part, locale),
            name: titleOf(part, locale),
            isCurrent: part === path,
          }))}
        />
        <SectionsOfPath facts={facts} context={context} />
      </AccountLayout>
    )
  },
  submit: context => (acts.get(context.form.do ?? '') ?? saveProfile)(context),
  waitSeconds: ({ waitSeconds }) => waitSeconds,
})

type Act = (context: CustomerContext & Submission) => Promise<ActionResult<SettingsFacts>>

const lockAccount: Act = async ({ services, session, locale, client }) => {
  const passkeys = await services.passkeys.list(session.customer.id)
  await services.locks.lock(session.customer.id, client)
  return {
    redirect: `${href('/unlock', locale)}?done=${passkeys.length > 0 ? 'locked' : 'locked-without-passkey'}`,
    setCookies: services.sessions.signedOutCookies(),
  }
}

const signOutEverywhere: Act = async ({ form, services, session, locale, client }) => {
  const action = 'sign-out-everywhere'
  const verification = href(`/settings/confirm/${action}`, locale)
  if (form.subject === removePasskeysSubject)
    return { redirect: `${verification}?subject=${removePasskeysSubject}` }
  // A thief with the SIM would otherwise leave the owner without a device that can cancel a pending change.
  if (await services.stepUp.outcomeWithoutPin(client, session, action)) return { redirect: verification }
  await services.sessions.endAll(session)
  return { redirect: href('/', locale), setCookies: services.sessions.signedOutCookies() }
}

const cancelChange: Act = async ({ form, services, session, locale }) => {
  const isCancelled = await services.pendingChanges.cancel(session, form.change ?? '')
  return redirectDone(isCancelled ? 'cancelled' : 'no-change', locale)
}

const saveProfile: Act = async context => {
  const { form, services, session, locale } = context
  const profile = { name: form.name ?? '', language: form.language ?? '' }
  const { name: typed, ...chosen } = profile
  const changes = typed.trim() || session.customer.name ? profile : chosen
  const outcome = await services.accounts.updateProfile(session.customer.id, changes)
  // Saving a name does not change the language that the page is read in.
  const isChosen = profile.language !== session.customer.language
  if (outcome.outcome === 'saved')
    return { ...redirectDone('profile', locale), setCookies: isChosen ? outcome.setCookies : [] }
  const copy = wordsOf('settings')[locale]
  if (outcome.outcome === 'too-many-changes') {
    const { what, waitSeconds } = outcome
    const message = fill(copy.tooManyChanges[what], { wait: waitText(waitSeconds, locale) })
    return { facts: await factsOf(context, profile, [{ field: what, message }], waitSeconds), status: 422 }
  }
  const { name, language } = outcome.faults
  const errors = [
    ...(name ? [{ field: 'name', message: copy.nameFaults[name] }] : []),
    ...(language ? [{ field: 'language', message: copy.languageFault }] : []),
  ]
  return { facts: await factsOf(context, profile, errors), status: 422 }
}

/** By the form's `do`; any other form saves the profile. */
const acts = new Map<string, Act>([
  ['lock', lockAccount],
  ['sign-out-everywhere', signOutEverywhere],
  ['cancel-change', cancelChange],
])

const redirectDone = (what: keyof Words['settings']['done'], locale: Locale) => ({
  redirect: `${href('/settings', locale)}?done=${what}`,
})

/** The sections whose forms are answered by this page. */
function SectionsOfPath({ facts, context }: ViewProps<SettingsFacts, CustomerContext>) {
  const { passkeys, devices, consents } = facts
  switch (context.path) {
    case '/settings/passkeys':
      return <PasskeysSection context={context} passkeys={passkeys} />
    case '/settings/devices':
      return <Devices context={context} devices={devices} hasPasskey={passkeys.length > 0} />
    case '/settings/consents':
      return <Consents locale={context.locale} consents={consents} />
    default:
      return (
        <>
          <ProfileCard context={context} profile={facts.profile} errors={facts.errors} />
          <PaymentPin context={context} setAt={facts.pinSetAt} />
          <WalletLimitsSection locale={context.locale} />
          <Safety context={context} unlocksBy={unlocksBy(facts)} />
          <YourData context={context} />
        </>
      )
  }
}

function unlocksBy({ passkeys, pinSetAt }: SettingsFacts): 'passkey' | 'pin' | 'code' {
  if (passkeys.length > 0) return 'passkey'
  return pinSetAt ? 'pin' : 'code'
}

async function factsOf(
  { services, session }: CustomerContext,
  { name, language }: Profile,
  errors: readonly FieldError[],
  waitSeconds?: number,
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
  const profile: Profile = { name, language }
  return { profile, errors, waitSeconds, devices, passkeys, pinSetAt, unfinished, waiting, consents }
}
