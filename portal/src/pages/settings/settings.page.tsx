/** /settings: who the customer is to us, and what opens the account. */
import type { Consent, Device, Passkey, PendingChange } from '@chowk/services'
import { type ActionResult, type CustomerContext, customerPage, type Submission } from '../../page/page.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import { Devices } from './devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { ProfileCard } from './profile-card.tsx'
import type { Profile } from './profile-form.ts'
import { type SettingsDone, settingsCopy } from './settings-copy.ts'
import { WaitingChanges } from './waiting-changes.tsx'
import { YourData } from './your-data.tsx'

interface SettingsFacts {
  readonly profile: Profile
  readonly errors: readonly FieldError[]
  readonly devices: readonly Device[]
  readonly passkeys: readonly Passkey[]
  readonly waiting: readonly PendingChange[]
  readonly consents: readonly Consent[]
}

export const settingsPage = customerPage<SettingsFacts>({
  pattern: '/settings',
  query: ['done'],
  screenName: 'settings',
  load: context => factsOf(context, context.session.customer, []),
  head: (_facts, { locale }) => ({
    title: settingsCopy[locale].title,
    description: settingsCopy[locale].description,
    noindex: true,
  }),
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
          isDone && <Notice tone="success" role="status" title={copy.done[done as SettingsDone]} takesFocus />
        }
      >
        <WaitingChanges context={context} changes={facts.waiting} />
        <ProfileCard context={context} profile={facts.profile} errors={facts.errors} />
        <Passkeys context={context} passkeys={facts.passkeys} />
        <Devices context={context} devices={facts.devices} hasPasskey={facts.passkeys.length > 0} />
        <YourData context={context} consents={facts.consents} />
      </AccountLayout>
    )
  },
  act,
})

async function act(context: CustomerContext & Submission): Promise<ActionResult<SettingsFacts>> {
  const { form, services, session, locale } = context
  const done = (what: SettingsDone, language = locale) => ({
    redirect: `${href('/settings', language)}?done=${what}`,
  })
  if (form.do === 'cancel-change') {
    await services.pendingChanges.cancel(session, form.change ?? '')
    return done('cancelled')
  }
  const profile = { name: form.name ?? '', language: form.language ?? '' }
  const outcome = await services.accounts.updateProfile(session.customer.id, profile)
  if (outcome.outcome === 'saved') return done('profile', profile.language === 'hi' ? 'hi' : 'en')
  const { name, language } = outcome.faults
  const copy = settingsCopy[locale]
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
  const [devices, passkeys, waiting, consents] = await Promise.all([
    services.sessions.devices(session),
    services.passkeys.list(session.customer.id),
    services.pendingChanges.list(session.customer.id),
    services.consents(session.customer.id),
  ])
  return { profile: { name, language }, errors, devices, passkeys, waiting, consents }
}
