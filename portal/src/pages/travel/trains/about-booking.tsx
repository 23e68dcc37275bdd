import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { type Day, formatTravelDay } from '../../../travel/travel-day.ts'
import { type BookingWindow, bookingWindow } from './booking-window.ts'

type Words = Record<BookingWindow['state'], (opensOn: string, tatkalOn: string) => string>

const general: Readonly<Record<Locale, Words>> = {
  en: {
    'not-open': opensOn => `Booking for this day opens on ${opensOn} at 8 am, sixty days before.`,
    open: (opensOn, tatkalOn) =>
      `Booking for this day has been open since ${opensOn}. Tatkal seats open on ${tatkalOn}, at 10 am for air-conditioned classes and 11 am for the others.`,
    'tatkal-today': () =>
      'Tatkal seats for this day open today, at 10 am for air-conditioned classes and 11 am for the others.',
    'leaves-today': () =>
      'Tatkal for this day opened yesterday. Once the chart is prepared, only seats left over are sold.',
  },
  hi: {
    'not-open': opensOn => `इस दिन की बुकिंग ${opensOn} को सुबह 8 बजे खुलेगी, साठ दिन पहले।`,
    open: (opensOn, tatkalOn) =>
      `इस दिन की बुकिंग ${opensOn} से खुली है। तत्काल सीटें ${tatkalOn} को खुलेंगी, एसी श्रेणियों की सुबह 10 बजे और बाक़ी की 11 बजे।`,
    'tatkal-today': () => 'इस दिन की तत्काल सीटें आज खुलती हैं, एसी श्रेणियों की सुबह 10 बजे और बाक़ी की 11 बजे।',
    'leaves-today': () => 'इस दिन का तत्काल कल खुल चुका। चार्ट बनने के बाद केवल बची हुई सीटें बिकती हैं।',
  },
}

const countedFrom = {
  en: 'Days are counted from the one on which the train leaves its first station.',
  hi: 'दिन उस तारीख़ से गिने जाते हैं जब ट्रेन अपने पहले स्टेशन से चलती है।',
}

interface AboutBookingProps {
  readonly locale: Locale
  readonly day: Day
  readonly today: Day
}

/** When tickets for a day are sold: true for every train, so it can be said without asking the railways. */
export function AboutBooking({ locale, day, today }: AboutBookingProps): ReactNode {
  const { state, opensOn, tatkalOn } = bookingWindow(day, today)
  return (
    <p>
      {general[locale][state](formatTravelDay(opensOn, locale), formatTravelDay(tatkalOn, locale))}{' '}
      {countedFrom[locale]}
    </p>
  )
}
