/** /settings/passkey: the device creates a passkey. Needs a step-up verification. */

import { AccountLayout } from '../../../account/account-layout.tsx'
import { wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom } from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { href } from '../../../ui/link.ts'
import { VerificationTime } from './verification-parts.tsx'

/** `waits` says what is missing, so that the new passkey waits a day. */
export const passkeyPage = customerPage<{ readonly until: Date; readonly waits?: 'passkey' | 'pin' }>({
  pattern: '/settings/passkey',
  screenName: 'settings_passkey',
  async load({ services: { stepUp }, session, locale }) {
    const until = await stepUp.validUntil(session, { action: 'add-passkey' })
    if (!until) return { redirect: href('/settings/confirm/add-passkey', locale) }
    if (!(await stepUp.isDelayed(session, { action: 'add-passkey' }))) return { until }
    return { until, waits: (await stepUp.methodOf(session)) === 'passkey' ? 'passkey' : 'pin' }
  },
  head: headFrom(wordsOf('settings'), { title: 'addPasskey', description: 'passkeysLead' }),
  View({ facts: { waits, until }, context }) {
    const { locale } = context
    const copy = wordsOf('settings')[locale]
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
            context={context}
            continueTo={`${href('/settings/passkeys', locale)}?done=${waits ? 'passkey-waits' : 'passkey'}`}
            variant="primary"
            use={copy.makePasskey}
            failed={copy.passkeyFailed}
            // The authenticator itself refuses to make a second passkey for the same account.
            refusals={{ InvalidStateError: copy.passkeyKnown }}
            unsupported={copy.passkeyUnsupported}
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
