/** /settings/passkey: the device creates a passkey. Needs a step-up verification. */

import { AccountLayout } from '../../../account/account-layout.tsx'
import { wordsOf } from '../../../content/words.ts'
import { customerPage } from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { settingsCopy } from './settings-copy.ts'
import { VerificationTime } from './verification-parts.tsx'

interface PasskeyFacts {
  /** What is missing, so that the new passkey waits a day. */
  readonly waits: 'passkey' | 'pin' | undefined
  readonly until: Date
}

export const passkeyPage = customerPage<PasskeyFacts>({
  pattern: '/settings/passkey',
  screenName: 'settings_passkey',
  async load({ services: { stepUp }, session, locale }) {
    const until = await stepUp.validUntil(session, { action: 'add-passkey' })
    if (!until) return { redirect: href('/settings/confirm/add-passkey', locale) }
    if (!(await stepUp.isDelayed(session, { action: 'add-passkey' }))) return { until, waits: undefined }
    return { until, waits: (await stepUp.methodOf(session)) === 'passkey' ? 'passkey' : 'pin' }
  },
  head: (_facts, { locale }) => ({
    title: settingsCopy[locale].addPasskey,
    description: settingsCopy[locale].passkeysLead,
  }),
  View({ facts: { waits, until }, context }) {
    const { locale, csrfToken } = context
    const copy = settingsCopy[locale]
    return (
      <AccountLayout context={context} section="/settings" title={copy.addPasskey} lead={copy.passkeysLead}>
        <Card>
          <p>{copy.passkeyProven}</p>
          {waits && (
            <p>{wordsOf('verification')[locale][waits === 'pin' ? 'willWaitWithoutPin' : 'willWait']}</p>
          )}
          <PasskeyButton
            when="load"
            ceremony={{ kind: 'add-passkey' }}
            csrfToken={csrfToken}
            continueTo={`${href('/settings/passkeys', locale)}?done=${waits ? 'passkey-waits' : 'passkey'}`}
            look={{ variant: 'primary' }}
            copy={{
              use: copy.makePasskey,
              waiting: wordsOf('login')[locale].passkeyWaiting,
              failed: copy.passkeyFailed,
              // The authenticator itself refuses to make a second passkey for the same account.
              refusals: { InvalidStateError: copy.passkeyKnown },
              unsupported: copy.passkeyUnsupported,
            }}
          />
          <noscript>
            <p>{copy.passkeyNeedsScript}</p>
          </noscript>
          <VerificationTime action="add-passkey" until={until} context={context} />
        </Card>
      </AccountLayout>
    )
  },
})
