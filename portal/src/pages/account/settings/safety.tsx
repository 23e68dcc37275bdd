import type { ReactNode } from 'react'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { KeyList } from './key-list.tsx'
import { settingsCopy } from './settings-copy.ts'

interface SafetyProps {
  readonly context: CustomerContext
  /** The quickest there is. */
  readonly unlocksBy: 'passkey' | 'pin' | 'code'
}

/** What a customer does when something is not right: look what was sent, and lock, knowing how to come in again. */
export function Safety({ context: { locale, csrfToken }, unlocksBy }: SafetyProps): ReactNode {
  const copy = settingsCopy[locale]
  return (
    <Section title={copy.safety} lead={copy.safetyLead} id="safety">
      <KeyList
        icon="mail"
        items={[
          {
            id: 'messages',
            name: copy.messages,
            facts: copy.messagesText,
            action: (
              <ButtonLink variant="secondary" href={href('/messages', locale)}>
                {copy.seeMessages}
              </ButtonLink>
            ),
          },
        ]}
        after={
          <>
            <p>{copy.lockText}</p>
            <Unfold summary={copy.lock}>
              <p>
                {copy.lockMeans} {copy.unlocksBy[unlocksBy]}
              </p>
              <ButtonForm action={href('/settings', locale)} csrfToken={csrfToken}>
                <Button variant="secondary" name="do" value="lock">
                  {copy.lockNow}
                </Button>
              </ButtonForm>
            </Unfold>
          </>
        }
      />
    </Section>
  )
}
