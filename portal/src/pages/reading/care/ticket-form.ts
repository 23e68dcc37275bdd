/** The fields of a message to customer care, and their errors according to the services. */

import { billIn, type Locale } from '@chowk/catalog'
import {
  helpTopics,
  messageLimits,
  type Order,
  replyLimits,
  subjectLimits,
  type TicketFaults,
  type UnverifiedTicketOpened,
} from '@chowk/services'
import { formatDay } from '../../../account/dates.ts'
import { type FormField, maxLength, minLength, required } from '../../../account/form/form-field.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'

const faultsIn = (locale: Locale) =>
  fill(wordsOf('care')[locale].faults, { cardNumber: wordsOf('account')[locale].cardNumberRemoved })

export interface TypedTicket {
  readonly topic: string
  readonly orderId: string
  readonly subject: string
  readonly message: string
}

export function ticketFields(
  typed: TypedTicket,
  orders: readonly Order[],
  locale: Locale,
): readonly FormField[] {
  const copy = wordsOf('care')[locale]
  const { faults } = copy
  const order: FormField = {
    kind: 'select',
    name: 'orderId',
    label: copy.order,
    value: typed.orderId,
    placeholder: copy.noOrder,
    options: orders.map(each => ({
      value: each.id,
      label: [billIn(locale, each.billerId), formatDay(each.placedAt, locale), each.id].join(' · '),
    })),
    rules: [],
  }
  return [
    {
      kind: 'select',
      name: 'topic',
      label: copy.topic,
      value: typed.topic,
      placeholder: copy.chooseTopic,
      options: [
        ...helpTopics.map(topic => ({ value: topic.id, label: topic[locale].title })),
        { value: 'other', label: copy.otherTopic },
      ],
      rules: [required(faults.topic)],
    },
    ...(orders.length > 0 ? [order] : []),
    {
      kind: 'text',
      name: 'subject',
      label: copy.subject,
      hint: copy.subjectHint,
      value: typed.subject,
      rules: [
        minLength(subjectLimits.min, faults.subject['too-short']),
        maxLength(subjectLimits.max, faults.subject['too-long']),
      ],
    },
    messageField(typed.message, locale),
  ]
}

function messageField(value: string, locale: Locale): FormField {
  const { message: label, messageHint: hint, faults } = wordsOf('care')[locale]
  return {
    kind: 'area',
    name: 'message',
    label,
    hint,
    value,
    rules: [
      minLength(messageLimits.min, faults.message['too-short']),
      maxLength(messageLimits.max, faults.message['too-long']),
    ],
  }
}

/** The fields of a visitor who cannot sign in. */
export function signedOutFields(
  typed: { readonly mobile: string; readonly message: string },
  locale: Locale,
): readonly FormField[] {
  const { mobile, wrongNumber } = wordsOf('login')[locale]
  return [
    {
      kind: 'text',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      name: 'mobile',
      label: mobile,
      hint: wordsOf('care')[locale].mobileHint,
      value: typed.mobile,
      rules: [required(wrongNumber.empty)],
    },
    messageField(typed.message, locale),
  ]
}

export function signedOutErrors(
  { mobile, message }: Extract<UnverifiedTicketOpened, { outcome: 'invalid' }>,
  locale: Locale,
): FieldError[] {
  return [
    ...(mobile ? [{ field: 'mobile', message: wordsOf('login')[locale].wrongNumber[mobile] }] : []),
    ...(message ? [{ field: 'message', message: faultsIn(locale).message[message] }] : []),
  ]
}

export function ticketErrors({ topic, orderId, subject, message, open }: TicketFaults, locale: Locale) {
  const faults = faultsIn(locale)
  return [
    ...(topic ? [{ field: 'topic', message: faults.topic }] : []),
    ...(orderId ? [{ field: 'orderId', message: faults.orderId }] : []),
    ...(subject ? [{ field: 'subject', message: faults.subject[subject] }] : []),
    ...(message ? [{ field: 'message', message: faults.message[message] }] : []),
    ...(open ? [{ field: 'message', message: faults.tooManyOpen }] : []),
  ]
}

export function replyFields(typed: string, locale: Locale): readonly FormField[] {
  const { message: label, replyHint: hint, faults } = wordsOf('care')[locale]
  return [
    {
      kind: 'area',
      name: 'message',
      label,
      hint,
      value: typed,
      rules: [required(faults.reply), maxLength(replyLimits.max, faults.message['too-long'])],
    },
  ]
}

export function replyErrors({ message, open }: Pick<TicketFaults, 'message' | 'open'>, locale: Locale) {
  const faults = faultsIn(locale)
  if (open) return [{ field: 'message', message: faults.tooManyReplies }]
  if (!message) return []
  return [{ field: 'message', message: message === 'too-short' ? faults.reply : faults.message[message] }]
}
