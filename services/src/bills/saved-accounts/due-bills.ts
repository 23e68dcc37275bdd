// Queries what is due on accounts while a page is rendered. No page waits long for a slow biller.
import { setTimeout as wait } from 'node:timers/promises'
import { findBiller } from '@chowk/catalog'
import { setBounded } from '../bill-lookups/set-bounded.ts'
import type { BillerGateway } from '../billers/biller-gateway.ts'
import type { SavedAccount } from './saved-accounts.ts'

export interface DueBill {
  readonly amountPaise: number
  /** A day in India, as 2026-11-15. */
  readonly dueDate: string
}

/** An account paid before, under an id of the caller's. */
type QueriedAccount = Pick<SavedAccount, 'id' | 'billerId' | 'parameters' | 'lastPaid'>

interface DueBillsOptions {
  readonly gateway: Pick<BillerGateway, 'fetchBill'>
  readonly now: () => Date
  readonly waitMs?: number
}

interface CachedAnswer {
  readonly at: number
  due?: DueBill | 'nothing-due'
}

const retentionMs = 30 * 60_000
const shortlyMs = 1500

export function createDueBills({ gateway, now, waitMs = shortlyMs }: DueBillsOptions) {
  const known = new Map<string, CachedAnswer>()

  /** Queries the biller if nothing is cached, or the cached answer is old. */
  async function queryAccount(account: QueriedAccount): Promise<void> {
    const key = keyOf(account)
    const at = now().getTime()
    if (at - (known.get(key)?.at ?? Number.NEGATIVE_INFINITY) < retentionMs) return
    const cached: CachedAnswer = { at }
    setBounded(known, key, cached)
    const { billerId, parameters } = account
    // A biller that does not answer is queried again later; the page does not mention it.
    const answer = await gateway.fetchBill({ billerId, parameters }).catch(() => undefined)
    if (answer?.outcome === 'nothing-due') cached.due = 'nothing-due'
    if (answer?.outcome !== 'bill') return
    const { amounts, dueDate } = answer.bill
    cached.due = { amountPaise: amounts[0].amountPaise, dueDate }
  }

  return {
    /** By the account's id; an answer that takes too long is left out and cached for the next call. */
    async of(accounts: readonly QueriedAccount[]): Promise<ReadonlyMap<string, DueBill | 'nothing-due'>> {
      const bills = accounts.filter(({ billerId }) => findBiller(billerId)?.category.flow === 'bill')
      await Promise.race([Promise.all(bills.map(queryAccount)), wait(waitMs, undefined, { ref: false })])
      return new Map(
        bills.flatMap(account => {
          const due = known.get(keyOf(account))?.due
          return due ? [[account.id, due] as const] : []
        }),
      )
    },
  }
}

/** A payment invalidates the cached answer. */
const keyOf = ({ id, lastPaid }: QueriedAccount): string => `${id} ${lastPaid?.orderId ?? ''}`
