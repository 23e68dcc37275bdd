/** Says some time before it ends that something does, aloud and in sight, with one press to begin it anew. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'

type LimitWarningProps = {
  readonly endsAtMs: number
  readonly warnBeforeMs: number
  readonly title: string
  readonly text: string
  /** The paying form that asks for a new one, where there is none beside it. */
  readonly again?: { readonly step: string; readonly label: string; readonly csrfToken: string } | undefined
}

export function LimitWarning({ endsAtMs, warnBeforeMs, title, text, again }: LimitWarningProps): ReactNode {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), Math.max(endsAtMs - Date.now() - warnBeforeMs, 0))
    return () => clearTimeout(timer)
  }, [endsAtMs, warnBeforeMs])
  return (
    <div aria-live="polite">
      {isNear && (
        <Notice tone="warning" title={title}>
          <p>{text}</p>
          {again && (
            <Form method="post" csrfToken={again.csrfToken} data-flow="pay">
              <Button variant="secondary" name="step" value={again.step}>
                {again.label}
              </Button>
            </Form>
          )}
        </Notice>
      )}
    </div>
  )
}
