import type { Device } from '@chowk/services'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../page/page.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../account/state-badge.tsx'
import { When } from '../account/when.tsx'
import { KeyList } from './key-list.tsx'
import { settingsCopy } from './settings-copy.ts'

interface DevicesProps {
  readonly context: CustomerContext
  readonly devices: readonly Device[]
}

export function Devices({ context, devices }: DevicesProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.devices} lead={copy.devicesLead} id="devices">
      <KeyList
        icon="smartphone"
        items={devices.map(({ id, name, method, signedInAt, lastSeenAt, isCurrent }) => ({
          id,
          name,
          facts: (
            <>
              {copy.signedIn[method]} {copy.signedInOn}{' '}
              <When at={signedInAt} locale={locale} precision="day" />
              <br />
              {copy.lastUsed} <When at={lastSeenAt} locale={locale} />
            </>
          ),
          action: isCurrent ? (
            <StateBadge tone="good">{copy.thisDevice}</StateBadge>
          ) : (
            <Form method="post" csrfToken={csrfToken}>
              <input type="hidden" name="do" value="remove-device" />
              <Button variant="secondary" name="device" value={id} aria-label={copy.removeDevice(name)}>
                {copy.remove}
              </Button>
            </Form>
          ),
        }))}
        after={
          <>
            <p>{copy.everywhereText}</p>
            <Form method="post" csrfToken={csrfToken}>
              <Button variant="secondary" name="do" value="sign-out-everywhere">
                {copy.everywhere}
              </Button>
            </Form>
          </>
        }
      />
    </Section>
  )
}
