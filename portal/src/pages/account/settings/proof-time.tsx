import type { ProvenAction } from '@chowk/services'
import type { ReactNode } from 'react'
import { formatClock } from '../../../account/dates.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { EndsSoon } from '../../../live-page/ends-soon.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { Button } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { proofCopy } from './proof-copy.ts'
import { extendProof } from './proof-time.behaviour.ts'

interface ProofTimeProps {
  readonly action: ProvenAction
  readonly until: Date
  readonly context: CustomerContext
}

/** On a page that a proof has opened: how long it stays open, and more time with one press. */
export function ProofTime({ action, until, context: { locale, csrfToken } }: ProofTimeProps): ReactNode {
  const { goodUntil, endsSoon, endsSoonText, more, notMore } = proofCopy[locale]
  const clock = formatClock(until, locale)
  const props = { action: href(`/settings/confirm/${action}`, locale), csrfToken, failed: notMore }
  return (
    <Behaviour start={extendProof} when="load" props={props}>
      <p>{goodUntil(clock)}</p>
      <EndsSoon endsAt={until} warnBeforeMs={90_000} title={endsSoon(clock)} text={endsSoonText}>
        <Button type="button" variant="secondary">
          {more}
        </Button>
      </EndsSoon>
    </Behaviour>
  )
}
