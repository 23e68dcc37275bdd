import type { Dispute } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { CaseList } from '../../../account/case-list.tsx'
import { When } from '../../../account/when.tsx'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import { disputeTypeName } from './dispute-form.ts'
import { DisputeStateBadge } from './dispute-state.tsx'
import { disputesCopy } from './disputes-copy.ts'

interface DisputeListProps {
  readonly disputes: readonly Dispute[]
  readonly locale: Locale
}

export function DisputeList({ disputes, locale }: DisputeListProps): ReactNode {
  const copy = disputesCopy[locale]
  return (
    <Section title={copy.yours} id="disputes" lead={disputes.length === 0 ? copy.none : undefined}>
      <CaseList
        cases={disputes.map(({ id, type, raisedAt, state }) => ({
          id,
          title: disputeTypeName(type, locale),
          href: href(`/bbps/${id}`, locale),
          note: (
            <>
              {id} · {copy.raisedOn} <When at={raisedAt} locale={locale} precision="day" />
            </>
          ),
          state: <DisputeStateBadge state={state} locale={locale} />,
        }))}
      />
    </Section>
  )
}
