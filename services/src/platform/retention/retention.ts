// How long each kind of data is retained, and why. Upkeep deletes by this table and the privacy page is generated
// from it, in the words of `retention.json`. Each `*.module.ts` maps its tables to one of these kinds.

import type { Bilingual } from '@chowk/catalog'
import { dayMs, minuteMs } from '../calendar/durations.ts'
import words from './retention.json' with { type: 'json' }

export interface Retention {
  readonly what: Bilingual
  /** Undefined if the customer deletes it, or where it lives as long as the account. */
  readonly retentionMs?: number
  /** The start of the retention period, or its end. */
  readonly span: Bilingual
  readonly why: Bilingual
}

const yearMs = 365 * dayMs

export const retention = {
  codes: { ...words.codes, retentionMs: dayMs },
  wrongInRow: words.wrongInRow,
  verifications: { ...words.verifications, retentionMs: 15 * minuteMs },
  sessions: { ...words.sessions, retentionMs: 30 * dayMs },
  browsers: { ...words.browsers, retentionMs: 180 * dayMs },
  drafts: { ...words.drafts, retentionMs: 30 * minuteMs },
  changes: { ...words.changes, retentionMs: 180 * dayMs },
  billLookups: { ...words.billLookups, retentionMs: dayMs },
  messages: { ...words.messages, retentionMs: yearMs },
  tickets: { ...words.tickets, retentionMs: 3 * yearMs },
  money: words.money,
  identity: words.identity,
  limits: words.limits,
  operators: words.operators,
  account: words.account,
  own: words.own,
} as const satisfies Readonly<Record<string, Retention>>

/** 'nobody' marks tables without customer data: rules, and the simulated billers and banks of the demonstration. */
export type RetentionKind = keyof typeof retention | 'nobody'
