import type { ReactNode } from 'react'
import type { CustomerContext } from '../../page/page.ts'
import { ButtonForm } from '../../ui/actions.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { Section } from '../../ui/section.tsx'
import { KeyList } from './key-list.tsx'
import { settingsCopy } from './settings-copy.ts'

/** What a customer does when something is not right: look what was sent, and lock. */
export function Safety({ context: { locale, csrfToken } }: { readonly context: CustomerContext }): ReactNode {
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
            <ButtonForm action={href('/settings', locale)} csrfToken={csrfToken}>
              <Button variant="secondary" name="do" value="lock">
                {copy.lock}
              </Button>
            </ButtonForm>
          </>
        }
      />
    </Section>
  )
}
