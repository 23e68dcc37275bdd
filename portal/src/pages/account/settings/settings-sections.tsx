import {
  type Consent,
  type Device,
  deviceIn,
  formatMobile,
  isComputer,
  type Passkey,
  type PendingChange,
  removePasskeysSubject,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { When } from '../../../account/date-time.tsx'
import { formatMoment } from '../../../account/dates.ts'
import { StateBadge } from '../../../account/state-badge.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import type { IconName } from '../../../icons/icons.ts'
import type { WithContext, WithLocale } from '../../../page/page.ts'
import { ButtonForm, InlineForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TickBox } from '../../../ui/choices.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import styles from './settings.module.css'
import { ProtectedButton } from './verification-parts.tsx'

interface SettingsSectionProps extends ComponentProps<typeof Section> {
  readonly icon?: IconName
  readonly items?: readonly {
    readonly id: string
    /** Set if it differs from the list's icon. */
    readonly icon?: IconName
    readonly name: string
    readonly facts: ReactNode
    readonly action: ReactNode
  }[]
}

/** A part of the settings: a list whose items each have an action, and below it actions for all of it. */
function SettingsSection({ icon = 'key-round', items = [], children, ...section }: SettingsSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.items}>
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ id, name, facts, action, ...item }) => (
              <li key={id} className={styles.item}>
                <IconTile name={item.icon ?? icon} />
                <div>
                  <p className={styles.itemName}>{name}</p>
                  <p className={styles.itemFacts}>{facts}</p>
                </div>
                {action}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.after}>{children}</div>
      </div>
    </Section>
  )
}

/** Changes that take effect after a day unless they are cancelled, here or on another device. */
export function WaitingChanges({ context, changes }: WithContext<{ changes: readonly PendingChange[] }>) {
  const { locale } = context
  const copy = wordsOf('waiting')[locale]
  if (changes.length === 0) return null
  return (
    <SettingsSection
      title={copy.title}
      lead={copy.lead}
      id="waiting"
      icon="triangle-alert"
      items={changes.map(change => ({
        id: change.id,
        name:
          change.kind === 'change-mobile'
            ? fill(copy.mobile, { mobile: formatMobile(change.mobile) })
            : copy.names[change.kind],
        facts: (
          <>
            {copy.takesEffect} <When at={change.dueAt} locale={locale} />
            <br />
            {copy.asked} <When at={change.requestedAt} locale={locale} />
          </>
        ),
        action: (
          <ButtonForm
            context={context}
            path="/settings"
            hidden={{ change: change.id }}
            do="cancel-change"
            aria-label={copy.cancelLabel[change.kind]}
            text={copy.cancel}
          />
        ),
      }))}
    >
      <p>{copy.notYou}</p>
    </SettingsSection>
  )
}

export function PaymentPin({ context, setAt }: WithContext<{ setAt: Date | undefined }>) {
  const { locale } = context
  const copy = wordsOf('settings')[locale]
  return (
    <SettingsSection title={copy.pin} lead={copy.pinLead} id="pin">
      <p>
        {setAt ? (
          <>
            {copy.pinSet} <When at={setAt} locale={locale} precision="day" />
          </>
        ) : (
          copy.noPin
        )}
      </p>
      <ProtectedButton context={context} action="set-pin" text={setAt ? copy.changePin : copy.setPin} />
    </SettingsSection>
  )
}

export function WalletLimitsSection({ locale }: { readonly locale: Locale }) {
  const copy = wordsOf('settings')[locale]
  return (
    <SettingsSection title={copy.limits} id="limits">
      <p>{copy.limitsLead}</p>
      <ButtonLink variant="secondary" href={href('/passbook/limits', locale)} text={copy.seeLimits} />
    </SettingsSection>
  )
}

export function PasskeysSection({ context, passkeys }: WithContext<{ passkeys: readonly Passkey[] }>) {
  const { locale } = context
  const copy = wordsOf('settings')[locale]
  return (
    <SettingsSection
      title={copy.passkeys}
      lead={copy.passkeysLead}
      id="passkeys"
      icon="fingerprint"
      items={passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        name: deviceIn(locale, device),
        facts: (
          <>
            {copy.madeOn} <When at={createdAt} locale={locale} precision="day" />
            <br />
            {lastUsedAt ? (
              <>
                {copy.lastUsed} <When at={lastUsedAt} locale={locale} />
              </>
            ) : (
              copy.never
            )}
          </>
        ),
        action: (
          <ProtectedButton
            context={context}
            action="remove-passkey"
            subject={id}
            aria-label={fill(copy.removePasskey, { device: deviceIn(locale, device) })}
            text={copy.remove}
          />
        ),
      }))}
    >
      {passkeys.length === 0 && <p>{copy.noPasskeys}</p>}
      <ProtectedButton context={context} action="add-passkey" text={copy.addPasskey} />
    </SettingsSection>
  )
}

export function Devices(props: WithContext<{ devices: readonly Device[]; hasPasskey: boolean }>) {
  const { context, devices, hasPasskey } = props
  const { locale } = context
  const copy = wordsOf('settings')[locale]
  return (
    <SettingsSection
      title={copy.devices}
      lead={copy.devicesLead}
      id="devices"
      icon="smartphone"
      items={devices.map(({ id, device, method, signedInAt, lastSeenAt, isCurrent, alsoUsed }) => ({
        id,
        ...(isComputer(device) && { icon: 'laptop-minimal' }),
        name: deviceIn(locale, device),
        facts: (
          <>
            {copy.signedIn[method]} {copy.signedInOn} <When at={signedInAt} locale={locale} precision="day" />
            <br />
            {copy.lastUsed} <When at={lastSeenAt} locale={locale} />
            {alsoUsed.map((use, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two uses may have the same text
              <Fragment key={index}>
                <br />
                {fill(copy.alsoUsed[use.differsBy], { device: deviceIn(locale, use.device) })}{' '}
                <When at={use.lastSeenAt} locale={locale} />
              </Fragment>
            ))}
            {alsoUsed.some(({ differsBy }) => differsBy === 'browser') && (
              <>
                <br />
                <strong>{copy.alsoUsedText}</strong>
              </>
            )}
          </>
        ),
        action: isCurrent ? (
          <StateBadge tone="good">{copy.thisDevice}</StateBadge>
        ) : (
          <ProtectedButton
            context={context}
            action="sign-out-device"
            subject={id}
            // The time of use distinguishes two of the same kind.
            aria-label={fill(copy.removeDevice, {
              device: `${deviceIn(locale, device)}, ${copy.lastUsed} ${formatMoment(lastSeenAt, locale)}`,
            })}
            text={copy.remove}
          />
        ),
      }))}
    >
      <p>{copy.everywhereText}</p>
      <InlineForm context={context} path="/settings">
        {hasPasskey && (
          <TickBox name="subject" value={removePasskeysSubject} label={copy.everywherePasskeys} />
        )}
        <Button variant="secondary" name="do" value="sign-out-everywhere" text={copy.everywhere} />
      </InlineForm>
    </SettingsSection>
  )
}

/** For a suspicion of fraud: the sent messages, and locking the account with an explanation of unlocking. */
export function Safety({ context, unlocksBy }: WithContext<{ unlocksBy: 'passkey' | 'pin' | 'code' }>) {
  const { locale } = context
  const copy = wordsOf('settings')[locale]
  return (
    <SettingsSection
      title={copy.safety}
      lead={copy.safetyLead}
      id="safety"
      icon="mail"
      items={[
        {
          id: 'messages',
          name: copy.messages,
          facts: copy.messagesText,
          action: <ButtonLink variant="secondary" href={href('/messages', locale)} text={copy.seeMessages} />,
        },
      ]}
    >
      <p>{copy.lockText}</p>
      <Disclosure summary={copy.lock}>
        <p>
          {copy.lockMeans} {copy.unlocksBy[unlocksBy]}
        </p>
        <ButtonForm context={context} path="/settings" do="lock" variant="secondary" text={copy.lockNow} />
      </Disclosure>
    </SettingsSection>
  )
}

const texts = { terms: '/terms-and-conditions', privacy: '/privacy' } as const

export function Consents({ consents, locale }: WithLocale<{ consents: readonly Consent[] }>) {
  const copy = wordsOf('data')[locale]
  return (
    <SettingsSection
      title={copy.consentsTitle}
      icon="badge-check"
      items={consents.map(({ purpose, version, givenAt }) => ({
        id: `${purpose} ${version}`,
        name: copy.consents[purpose],
        facts: (
          <>
            {copy.agreed} <When at={givenAt} locale={locale} />
            <br />
            {copy.textOf} <When at={new Date(version)} locale={locale} precision="day" />
          </>
        ),
        action: (
          <ButtonLink
            variant="quiet"
            href={href(texts[purpose], locale)}
            aria-label={fill(copy.readText, { text: copy.consents[purpose] })}
            text={copy.read}
          />
        ),
      }))}
    >
      <p>{copy.noAdvertising}</p>
    </SettingsSection>
  )
}

/** Links to the data export and to closing the account. */
export function YourData({ context }: WithContext<object>) {
  const { locale } = context
  const copy = wordsOf('data')[locale]
  return (
    <SettingsSection title={copy.title} lead={copy.lead} id="data">
      <p>
        {copy.description} <a href={`${href('/privacy', locale)}#how-long-we-keep-what`}>{copy.kept}</a>
      </p>
      <ProtectedButton context={context} action="export-data" text={copy.download} />
      <p>{wordsOf('close')[locale].sectionText}</p>
      <ButtonLink
        variant="secondary"
        href={href('/settings/close', locale)}
        text={wordsOf('close')[locale].close}
      />
    </SettingsSection>
  )
}
