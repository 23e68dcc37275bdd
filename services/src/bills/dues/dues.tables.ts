import { z } from 'zod'

/** A clear answer that cannot be a bill of this account, or repeatedly no clear answer. */
export const dueFaults = [
  'makes-no-sense',
  'other-name',
  'long-past',
  'unknown-account',
  'no-answer',
] as const
export type DueFault = (typeof dueFaults)[number]

export interface DueTables {
  account_due: AccountDueRow
  bill_calendar: { customer_id: string; secret_hash: string; made_at: number }
}

/** One row for each saved account: the due that its biller last reported, and the time of the next query. */
export interface AccountDueRow {
  account_id: string
  customer_id: string
  biller_id: string
  /** JSON: a payable bill, or the end of the current plan. Null if nothing is due or nothing is known. */
  due: string | null
  fault: DueFault | null
  /** When the biller last answered clearly. */
  seen_at: number | null
  /** When the biller was last queried; changing it claims the query. */
  asked_at: number | null
  ask_at: number
  times_failed: number
  /** 0 if the customer has switched the reminders of this account off. */
  reminds: 0 | 1
  /** Null if no reminder is needed before the biller is queried again. */
  remind_at: number | null
  /** The due date of the last reminder, the number of its last reminder, and that day in India. */
  reminded_due: string | null
  reminded: number
  reminded_on: string | null
}

export const dueShape = z.object({
  /** The biller's number of the bill; a plan has none. */
  number: z.string().optional(),
  amountPaise: z.int().positive(),
  /** Days in India, as 2026-11-15. */
  billDate: z.iso.date().optional(),
  /** For a plan, its last day. */
  dueDate: z.iso.date(),
  isPlan: z.boolean().optional(),
  /** The biller no longer reports it, and we did not pay it. */
  isPaidElsewhere: z.boolean().optional(),
})

export type Due = Readonly<z.output<typeof dueShape>>
