import type { ProvenAction } from '@chowk/services'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'

interface ProvenButtonProps {
  readonly context: CustomerContext
  readonly action: ProvenAction
  /** What the action is about. */
  readonly subject?: string
  readonly label?: string
  readonly children: ReactNode
}

/** Asks for something that is done only after a fresh proof: pressing it sends the code, where a code is the proof. */
export function ProvenButton(props: ProvenButtonProps): ReactNode {
  const { context, action, subject, label, children } = props
  const { locale, csrfToken } = context
  return (
    <ButtonForm csrfToken={csrfToken} action={href(`/settings/confirm/${action}`, locale)}>
      {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
      <Button variant="secondary" aria-label={label}>
        {children}
      </Button>
    </ButtonForm>
  )
}
