/** When booking opens for a day of travel. It asks only for the day, since the rule is the same for every train. */

import { dayInIndia, daysAfter, type IsoDate } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import { type DayProblem, daysBetween, formatTravelDay, readDay } from '../../../travel/travel-day.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'

export interface RequestedDay {
  readonly typed: string
  readonly today: IsoDate
  readonly day?: IsoDate
  readonly problem?: DayProblem
}

/** Undefined without a question. */
export function readBookingDay(typed: string | undefined): RequestedDay | undefined {
  if (typed === undefined) return undefined
  const today = dayInIndia()
  return { typed, today, ...readDay(typed, today) }
}

interface BookingDayProps {
  readonly requested: RequestedDay | undefined
}

export function BookingDayAnswer({ requested }: BookingDayProps) {
  const locale = useLocale()
  if (!requested?.day) return null
  return (
    <Notice tone="warning" role="status" takesFocus title={formatTravelDay(requested.day, locale)}>
      <AboutBooking day={requested.day} today={requested.today} />
    </Notice>
  )
}

export function BookingDayForm({ requested, path }: BookingDayProps & { readonly path: string }) {
  const locale = useLocale()
  const words = wordsOf('bookingDay')[locale]
  const error = requested?.problem && words.problems[requested.problem]
  return (
    <Card title={words.title}>
      <Form action={href(path, locale)}>
        <Field
          name="date"
          label={words.label}
          hint={words.hint}
          error={error}
          focusIfInvalid
          type="date"
          defaultValue={requested?.typed}
          autoComplete="off"
        />
        <Actions>
          <Button text={words.show} />
        </Actions>
      </Form>
    </Card>
  )
}

/** When tickets for a day are sold: the same for every train, so we need not ask the railways. */
function AboutBooking({ day, today }: { readonly day: IsoDate; readonly today: IsoDate }) {
  const locale = useLocale()
  const words = wordsOf('bookingWindow')[locale]
  const { state, opensOn, tatkalOn } = bookingWindow(day, today)
  return (
    <p>
      {fill(words[state], {
        opensOn: formatTravelDay(opensOn, locale),
        tatkalOn: formatTravelDay(tatkalOn, locale),
      })}{' '}
      {words.countedFrom}
    </p>
  )
}

/** Without the day of travel itself; since November 2024. */
const advanceDays = 60

interface BookingWindow {
  /** Sale opens at 8 in the morning of this day. */
  readonly opensOn: IsoDate
  /** Tatkal opens at 10 (air-conditioned classes) and 11 (the others) in the morning of this day. */
  readonly tatkalOn: IsoDate
  readonly state: 'not-open' | 'open' | 'tatkal-today' | 'leaves-today'
}

/** Both are counted from the day on which the train leaves its first station. */
export function bookingWindow(day: IsoDate, today: IsoDate): BookingWindow {
  const daysLeft = daysBetween(today, day)
  return { opensOn: daysAfter(day, -advanceDays), tatkalOn: daysAfter(day, -1), state: stateOf(daysLeft) }
}

function stateOf(daysLeft: number): BookingWindow['state'] {
  if (daysLeft > advanceDays) return 'not-open'
  if (daysLeft > 1) return 'open'
  return daysLeft === 1 ? 'tatkal-today' : 'leaves-today'
}
