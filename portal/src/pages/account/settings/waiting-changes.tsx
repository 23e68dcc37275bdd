import { formatMobile, type PendingChange } from '@chowk/services'
import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { KeyList } from './key-list.tsx'
import { waitingCopy } from './waiting-copy.ts'

interface WaitingChangesProps {
  readonly context: CustomerContext
  readonly changes: readonly PendingChange[]
}

/** What takes effect after a day unless it is cancelled, here or on any other device. */
export function WaitingChanges({ context, changes }: WaitingChangesProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = waitingCopy[locale]
  if (changes.length === 0) return null
  return (
    <Section title={copy.title} lead={copy.lead} id="waiting">
      <KeyList
        icon="triangle-alert"
        items={changes.map(change => ({
          id: change.id,
          name: change.kind === 'change-mobile' ? copy.mobile(formatMobile(change.mobile)) : copy.passkey,
          facts: (
            <>
              {copy.takesEffect} <When at={change.dueAt} locale={locale} />
              <br />
              {copy.asked} <When at={change.askedAt} locale={locale} />
            </>
          ),
          action: (
            <ButtonForm csrfToken={csrfToken} action={href('/settings', locale)}>
              <input type="hidden" name="change" value={change.id} />
              <Button name="do" value="cancel-change" aria-label={copy.cancelLabel[change.kind]}>
                {copy.cancel}
              </Button>
            </ButtonForm>
          ),
        }))}
        after={<p>{copy.notYou}</p>}
      />
    </Section>
  )
}
