import type { ReactNode } from 'react'
import type { CustomerContext } from '../../../page/page.ts'
import { Unfold } from '../../../ui/unfold.tsx'
import { lostPasskeyCopy } from './lost-passkey-copy.ts'

interface LostPasskeyProps {
  readonly context: CustomerContext
  /** The form that goes on without it. */
  readonly children: ReactNode
}

/** The way of those who no longer have the passkey: a code, and a day in which the owner can cancel. */
export function LostPasskey({ context, children }: LostPasskeyProps): ReactNode {
  const copy = lostPasskeyCopy[context.locale]
  return (
    <Unfold summary={copy.lost}>
      <p>{copy.text}</p>
      {children}
    </Unfold>
  )
}
