/** Warns of an end after which the customer begins anew, with one press for it. */
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { EndsSoon } from './ends-soon.tsx'

type LimitWarningProps = {
  readonly endsAtMs: number
  readonly warnBeforeMs: number
  readonly title: string
  readonly text: string
  /** The paying form that asks for a new one, where there is none beside it. */
  readonly again?: { readonly step: string; readonly label: string; readonly csrfToken: string } | undefined
}

export function LimitWarning({ again, ...limit }: LimitWarningProps): ReactNode {
  return (
    <EndsSoon {...limit}>
      {again && (
        <Form method="post" csrfToken={again.csrfToken} data-flow="pay">
          <Button variant="secondary" name="step" value={again.step}>
            {again.label}
          </Button>
        </Form>
      )}
    </EndsSoon>
  )
}
