import type { ServicePage } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { SearchAnswer } from '../../travel/search-answer.tsx'
import { AboutBooking } from '../about-booking.tsx'
import { trainCopy } from '../train-copy.ts'
import { kindOfTrain } from '../train-number.ts'
import type { ServiceOutcome } from './service-answer.ts'
import { serviceCopy } from './service-copy.ts'

interface ServiceOutcomeViewProps {
  readonly locale: Locale
  readonly service: ServicePage
  readonly outcome: ServiceOutcome
}

/** The honest end of the form: what was understood, what can be said, and that nothing was sent. */
export function ServiceOutcomeView({ locale, service, outcome }: ServiceOutcomeViewProps): ReactNode {
  if (outcome.kind !== 'journey')
    return (
      <Notice tone="warning" role="status" takesFocus title={serviceCopy[locale].notConnectedTitle}>
        {sentences(service, outcome, locale).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    )
  const { journey, today } = outcome
  return (
    <SearchAnswer
      locale={locale}
      journey={journey}
      notConnected={trainCopy[locale].notConnected}
      aboutDay={journey.day && <AboutBooking locale={locale} day={journey.day} today={today} />}
    />
  )
}

function sentences(
  { slug }: ServicePage,
  outcome: Exclude<ServiceOutcome, { kind: 'journey' }>,
  locale: Locale,
): readonly string[] {
  const copy = serviceCopy[locale]
  switch (outcome.kind) {
    case 'ticket':
      return slug === 'cancellation' ? copy.cancellation(outcome.pnr) : copy.ticket(outcome.pnr)
    case 'train':
      return copy.train(outcome.trainNumber, kindOfTrain(outcome.trainNumber)?.[locale])
    case 'account':
      return copy.account(outcome.userId)
  }
}
