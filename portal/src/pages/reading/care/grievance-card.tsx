import type { GrievanceOfficer } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'

const words = {
  en: {
    title: 'Grievance officer',
    text: 'Was the answer not enough? Write to the officer with your ticket’s number.',
    sample: 'Sample for the demonstration: nobody answers here.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    steps: 'All steps of a complaint',
  },
  hi: {
    title: 'शिकायत अधिकारी',
    text: 'जवाब से बात नहीं बनी? अपना टिकट नंबर लिखकर अधिकारी को बताएँ।',
    sample: 'डेमो का नमूना: यहाँ कोई जवाब नहीं देता।',
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    steps: 'शिकायत के सारे कदम',
  },
} as const satisfies Record<Locale, object>

interface GrievanceCardProps {
  readonly officer: GrievanceOfficer
  readonly locale: Locale
}

export function GrievanceCard({ officer, locale }: GrievanceCardProps): ReactNode {
  const copy = words[locale]
  const { name, email, phone, isSample } = officer
  return (
    <Card title={copy.title}>
      <p>{copy.text}</p>
      {isSample && (
        <p>
          <em>{copy.sample}</em>
        </p>
      )}
      <FactList
        facts={[
          { label: copy.name, value: name },
          { label: copy.email, value: isSample ? email : <a href={`mailto:${email}`}>{email}</a> },
          {
            label: copy.phone,
            value: isSample ? phone : phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          },
        ]}
      />
      <ButtonLink variant="quiet" href={href('/grievance', locale)}>
        {copy.steps}
      </ButtonLink>
    </Card>
  )
}
