import type { ProvenAction } from '@chowk/services'
import type { ReactNode } from 'react'
import type { CustomerContext } from '../../page/page.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonForm } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { TickBox } from '../../ui/tick-box.tsx'

interface ProvenButtonProps {
  readonly context: CustomerContext
  readonly action: ProvenAction
  /** What the action is about. */
  readonly subject?: string
  readonly label?: string
  /** A box to tick that makes it about this. */
  readonly choice?: { readonly subject: string; readonly label: string } | undefined
  readonly children: ReactNode
}

/** Asks for something that is done only after a fresh proof: pressing it sends the code, where a code is the proof. */
export function ProvenButton(props: ProvenButtonProps): ReactNode {
  const { context, action, subject, label, choice, children } = props
  const { locale, csrfToken } = context
  return (
    <ButtonForm csrfToken={csrfToken} action={href(`/settings/confirm/${action}`, locale)}>
      {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
      {choice && <TickBox name="subject" value={choice.subject} label={choice.label} />}
      <Button variant="secondary" aria-label={label}>
        {children}
      </Button>
    </ButtonForm>
  )
}
