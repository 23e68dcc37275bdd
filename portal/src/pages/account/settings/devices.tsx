import { type Device, deviceIn, isComputer, withPasskeys } from '@chowk/services'
import { Fragment, type ReactNode } from 'react'
import { formatMoment } from '../../../account/dates.ts'
import { StateBadge } from '../../../account/state-badge.tsx'
import { When } from '../../../account/when.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { KeyList } from './key-list.tsx'
import { ProvenButton } from './proven-button.tsx'
import { settingsCopy } from './settings-copy.ts'

interface DevicesProps {
  readonly context: CustomerContext
  readonly devices: readonly Device[]
  readonly hasPasskey: boolean
}

export function Devices({ context, devices, hasPasskey }: DevicesProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.devices} lead={copy.devicesLead} id="devices">
      <KeyList
        icon="smartphone"
        items={devices.map(({ id, name, method, signedInAt, lastSeenAt, isCurrent, alsoUsed }) => ({
          id,
          ...(isComputer(name) && { icon: 'laptop-minimal' }),
          name: deviceIn(locale, name),
          facts: (
            <>
              {copy.signedIn[method]} {copy.signedInOn}{' '}
              <When at={signedInAt} locale={locale} precision="day" />
              <br />
              {copy.lastUsed} <When at={lastSeenAt} locale={locale} />
              {alsoUsed.map((use, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two uses may be alike in all that is shown
                <Fragment key={index}>
                  <br />
                  {copy.alsoUsed[use.differsBy](deviceIn(locale, use.name))}{' '}
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
            <ProvenButton
              context={context}
              action="sign-out-device"
              subject={id}
              // Two of the same kind are told apart by when they were used.
              label={copy.removeDevice(
                `${deviceIn(locale, name)}, ${copy.lastUsed} ${formatMoment(lastSeenAt, locale)}`,
              )}
            >
              {copy.remove}
            </ProvenButton>
          ),
        }))}
        after={
          <>
            <p>{copy.everywhereText}</p>
            <ButtonForm csrfToken={csrfToken} action={href('/settings', locale)}>
              {hasPasskey && <TickBox name="subject" value={withPasskeys} label={copy.everywherePasskeys} />}
              <Button variant="secondary" name="do" value="sign-out-everywhere">
                {copy.everywhere}
              </Button>
            </ButtonForm>
          </>
        }
      />
    </Section>
  )
}
