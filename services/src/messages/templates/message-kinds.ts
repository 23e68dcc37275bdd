// The kinds of messages, with their variables. Operators in India deliver only registered texts, so each kind is one
// fixed text in each language.

import type { Description } from '../names/description.ts'

/** As `notify` requires them: times in epoch milliseconds, a device by its code. `variablesOf` derives the text's variables. */
export interface MessageParameters {
  'sign-in-code': NoParameters
  'change-mobile-old-code': NoParameters
  'change-mobile-new-code': NoParameters
  'approve-payment-code': { amountPaise: number; billerId: string; lastDigits: string }
  'prove-code': { action: string }

  'new-device': { device: string }
  'passkey-added': { device: string }
  'passkey-removed': { device: string }
  'passkey-waiting': { from: number }
  'code-locked': NoParameters
  'pin-set': NoParameters
  'pin-changed': NoParameters
  'pin-reset': { until: number }
  'pin-waiting': { from: number }
  'pin-locked': { until: number }
  'number-changed': { lastDigits: string }
  'number-waiting': { lastDigits: string; from: number }
  'name-changed': NoParameters
  'language-changed': NoParameters
  'messages-muted': NoParameters
  'messages-limited': { about: MessageGroup; most: number }
  'messages-paused': { until: number }
  'calendar-renewed': NoParameters
  'statement-downloaded': { device: string }
  'account-saved': { billerId: string; lastDigits: string }
  'account-renamed': { billerId: string; lastDigits: string }
  'account-removed': { billerId: string; lastDigits: string }
  'signed-out-everywhere': NoParameters
  'account-closed': { paidOutPaise: number }
  'closing-waiting': { from: number }
  'closing-refused': NoParameters
  'account-locked': { opensBy: 'passkey' | 'pin' | 'code' | 'waiting' }
  'unlock-asked': { from: number }
  'unlock-cancelled': NoParameters
  'account-unlocked': NoParameters
  'lock-lifted': NoParameters

  'money-added': { amountPaise: number }
  'payment-made': { amountPaise: number; billerId: string; orderId: string }
  'payment-cancelled': { amountPaise: number; billerId: string; orderId: string }
  'hold-released': { amountPaise: number; billerId: string; orderId: string }
  refund: { amountPaise: number; billerId: string; orderId: string }
  'adjusted-up': { amountPaise: number; actId: string }
  'adjusted-down': { amountPaise: number; actId: string }
  compensation: { amountPaise: number; days: number; orderId: string }

  'return-started': { amountPaise: number; description: Description }
  'money-returned': { amountPaise: number; description: Description; bankReference: string }

  /** Days in India, as 2026-11-15. */
  'bill-due': DueReminder & { amountPaise: number }
  'bill-late': DueReminder & { amountPaise: number }
  'plan-ends': DueReminder
  'plan-ended': DueReminder

  'limit-near': { usedPaise: number; limitPaise: number; period: 'month' | 'year' }
  'limit-refused': { leftPaise: number }
  'identity-verified': NoParameters
  'identity-refused': NoParameters

  'dispute-raised': DisputeStep
  'dispute-with-biller': DisputeStep
  'dispute-resolved': DisputeStep
  'dispute-rejected': DisputeStep

  'ticket-answered': { ticketId: string }
  /** Goes to a number that is not verified, so it contains the answer itself. */
  'unverified-ticket-answered': { ticketId: string; answer: string }
  'ticket-replied': { ticketId: string; device: string }
}

type NoParameters = Record<never, never>
type DueReminder = { billerId: string; lastDigits: string; dueDate: string }
type DisputeStep = { disputeId: string; orderId: string }

export type MessageKind = keyof MessageParameters
export type CodeKind = Extract<MessageKind, `${string}-code`>

/** Codes are sent to the number that requested them; the other kinds belong to an account. */
export type NotificationKind = Exclude<MessageKind, CodeKind>

/** Messages about security and moved money are always sent; customers may switch off the optional groups. */
export type MessageGroup = 'code' | 'security' | 'money' | OptionalGroup

export const optionalGroups = ['reminders', 'limits', 'disputes', 'tickets'] as const
export type OptionalGroup = (typeof optionalGroups)[number]

export function isOptional(group: MessageGroup): group is OptionalGroup {
  return optionalGroups.some(optional => optional === group)
}
