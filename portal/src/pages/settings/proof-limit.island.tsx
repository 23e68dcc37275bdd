/** Until when a proof is good, and more time for whoever asks for it before: in the page, so that what was typed stays. */
import { announce } from '@chowk/shell'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { EndsSoon } from '../../live-page/ends-soon.tsx'
import { focusHeading } from '../../live-page/focus-heading.ts'
import { loadDocument } from '../../live-page/load-document.ts'
import { Button } from '../../ui/button.tsx'

type ProofLimitProps = {
  readonly endsAtMs: number
  /** Both with the time by the clock. */
  readonly goodUntil: string
  readonly endsSoon: string
  readonly text: string
  readonly more: string
  readonly failed: string
  /** Where the proof is given, and put off. */
  readonly action: string
  readonly csrfToken: string
}

const warnBeforeMs = 90_000

export function ProofLimit(given: ProofLimitProps): ReactNode {
  const [limit, setLimit] = useState(given)
  const before = useRef<EventTarget | null>(null)
  const { endsAtMs, goodUntil, endsSoon, text, more, failed, action, csrfToken } = limit

  async function extend() {
    const form = new URLSearchParams({ _csrf: csrfToken, do: 'extend' })
    const answer = await loadDocument(action, form).catch(() => undefined)
    if (!answer) return announce(failed)
    const fresh = answer.document.querySelector<HTMLElement>('chowk-island[data-name="proof-limit"]')
    // Too late: where it leads says so, and asks for the proof again.
    if (!fresh) return window.location.assign(action)
    const next = JSON.parse(fresh.dataset.props ?? '') as ProofLimitProps
    setLimit({ ...next, csrfToken })
    announce(next.goodUntil)
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    else focusHeading()
  }

  const remember = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget ?? before.current
  }
  return (
    <>
      <p>{goodUntil}</p>
      <EndsSoon key={endsAtMs} endsAtMs={endsAtMs} warnBeforeMs={warnBeforeMs} title={endsSoon} text={text}>
        <Button type="button" variant="secondary" onFocus={remember} onClick={extend}>
          {more}
        </Button>
      </EndsSoon>
    </>
  )
}
