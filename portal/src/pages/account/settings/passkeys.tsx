import { deviceIn, type Passkey } from '@chowk/services'
import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { Section } from '../../../ui/section.tsx'
import { KeyList } from './key-list.tsx'
import { ProvenButton } from './proven-button.tsx'
import { settingsCopy } from './settings-copy.ts'

interface PasskeysProps {
  readonly context: CustomerContext
  readonly passkeys: readonly Passkey[]
}

export function Passkeys({ context, passkeys }: PasskeysProps): ReactNode {
  const { locale } = context
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.passkeys} lead={copy.passkeysLead} id="passkeys">
      <KeyList
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
            <ProvenButton
              context={context}
              action="remove-passkey"
              subject={id}
              label={copy.removePasskey(device)}
            >
              {copy.remove}
            </ProvenButton>
          ),
        }))}
        after={
          <>
            {passkeys.length === 0 && <p>{copy.noPasskeys}</p>}
            <ProvenButton context={context} action="add-passkey">
              {copy.addPasskey}
            </ProvenButton>
          </>
        }
      />
    </Section>
  )
}
