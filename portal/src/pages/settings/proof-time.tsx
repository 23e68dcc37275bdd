import type { ProvenAction } from '@chowk/services'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import type { CustomerContext } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { formatClock } from '../account/dates.ts'
import { proofCopy } from './proof-copy.ts'
import { ProofLimit } from './proof-limit.island.tsx'

interface ProofTimeProps {
  readonly action: ProvenAction
  readonly until: Date
  readonly context: CustomerContext
}

/** On a page that a proof has opened: how long it stays open, and more time with one press. */
export function ProofTime({ action, until, context: { locale, csrfToken } }: ProofTimeProps): ReactNode {
  const { goodUntil, endsSoon, endsSoonText, more, notMore } = proofCopy[locale]
  const clock = formatClock(until, locale)
  return (
    <Island
      component={ProofLimit}
      when="load"
      props={{
        endsAtMs: until.getTime(),
        goodUntil: goodUntil(clock),
        endsSoon: endsSoon(clock),
        text: endsSoonText,
        more,
        failed: notMore,
        action: href(`/settings/confirm/${action}`, locale),
        csrfToken,
      }}
    />
  )
}
