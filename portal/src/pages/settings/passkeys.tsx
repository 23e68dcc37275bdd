import type { Passkey } from '@chowk/services'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import type { CustomerContext } from '../../page/page.ts'
import { PasskeyButton } from '../../passkey/passkey-button.island.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { Section } from '../../ui/section.tsx'
import { When } from '../account/when.tsx'
import { loginCopy } from '../login/login-copy.ts'
import { KeyList } from './key-list.tsx'
import { settingsCopy } from './settings-copy.ts'

interface PasskeysProps {
  readonly context: CustomerContext
  readonly passkeys: readonly Passkey[]
}

export function Passkeys({ context, passkeys }: PasskeysProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.passkeys} lead={copy.passkeysLead} id="passkeys">
      <KeyList
        icon="fingerprint"
        items={passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
          id,
          name: device,
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
            <Form method="post" csrfToken={csrfToken}>
              <input type="hidden" name="do" value="remove-passkey" />
              <Button variant="secondary" name="passkey" value={id} aria-label={copy.removePasskey(device)}>
                {copy.remove}
              </Button>
            </Form>
          ),
        }))}
        after={
          <>
            {passkeys.length === 0 && <p>{copy.noPasskeys}</p>}
            <Island
              component={PasskeyButton}
              when="idle"
              props={{
                ceremony: { kind: 'add-passkey' },
                csrfToken,
                goOnTo: `${href('/settings', locale)}?done=passkey`,
                copy: {
                  use: copy.addPasskey,
                  waiting: loginCopy[locale].passkeyWaiting,
                  failed: copy.passkeyFailed,
                  // The authenticator itself refuses to make a second passkey for the same account.
                  refusals: { InvalidStateError: copy.passkeyKnown },
                  unsupported: copy.passkeyUnsupported,
                },
              }}
            />
            <noscript>
              <p>{copy.passkeyNeedsScript}</p>
            </noscript>
          </>
        }
      />
    </Section>
  )
}
