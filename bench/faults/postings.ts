/** Customers who keep adding money, and a record of the responses: the basis for the cost of a fault. */
import type { Kysely } from 'kysely'
import { auditLedger } from '../../services/src/money/ledger/audit.ts'
// For the types of the tables that are read here.
import type {} from '../../services/src/money/ledger/ledger.module.ts'
import type {} from '../../services/src/money/wallet/wallet.module.ts'
import { auditTopUps } from '../../services/src/money/wallet/wallet-audit.ts'
import { openStore } from '../../services/src/open-store.ts'
import type { Database } from '../../services/src/platform/store/database.ts'
import type { StoreOptions } from '../../services/src/platform/store/store.ts'
import { roundRobin } from '../round-robin.ts'
import { type Customer, UnexpectedAnswer } from './customer.ts'

export interface Posting {
  readonly customer: Customer
  readonly key: string
  readonly amountPaise: number
  /** Known once the first step was answered. */
  topUpId?: string
}

export class Postings {
  readonly #customers: readonly Customer[]
  readonly #name: string
  readonly #acknowledged: Posting[] = []
  #unanswered: Posting[] = []
  #begun = 0
  #underWay = 0
  #lastAnswerAt = performance.now()
  #longestPauseMs = 0

  /** The customers of one name are created once: others need another name. */
  constructor(customers: readonly Customer[], name = 'posting') {
    this.#customers = customers
    this.#name = name
  }

  get acknowledged(): number {
    return this.#acknowledged.length
  }

  get unanswered(): number {
    return this.#unanswered.length
  }

  /** Requested and not answered yet. */
  get underWay(): number {
    return this.#underWay
  }

  /** The longest time without an acknowledgement since the last call. */
  takeLongestPauseMs(): number {
    this.#noteAnswer()
    const pauseMs = this.#longestPauseMs
    this.#longestPauseMs = 0
    return Math.round(pauseMs)
  }

  /**
   * Posts with many at once until `enough` returns true or the server no longer answers. A customer without an answer retries
   * first the next time, with the same key, as a browser would.
   */
  async post(enough: () => boolean, inFlight = 8): Promise<void> {
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        while (!enough()) {
          const posting = this.#unanswered.shift() ?? this.#next()
          this.#underWay++
          const isAnswered = await this.#isAnswered(posting).finally(() => this.#underWay--)
          if (isAnswered) {
            this.#acknowledged.push(posting)
            this.#noteAnswer()
          } else {
            this.#unanswered.push(posting)
            return
          }
        }
      }),
    )
  }

  /** Retries everything that is still without an answer. */
  async finish(): Promise<void> {
    while (this.#unanswered.length > 0) await this.post(() => this.#unanswered.length === 0, 1)
  }

  expectedPaise(customer: Customer): number {
    return this.#acknowledged
      .filter(posting => posting.customer === customer)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  }

  /** Acknowledged postings that are not in the ledger, duplicates, and the audit's errors. */
  async losses(options: StoreOptions): Promise<Losses> {
    const store = await openStore(options)
    try {
      return await store.snapshot(async db => {
        const times = await timesPosted(db)
        const failed = await failedTopUps(db)
        const missing = this.#acknowledged
          .flatMap(({ topUpId }) => topUpId ?? [])
          .filter(id => !times.has(id))
        return {
          lost: missing.filter(id => !failed.has(id)).length,
          reportedFailed: missing.filter(id => failed.has(id)).length,
          doubled: [...times.values()].filter(count => count > 1).length,
          differences: [...(await auditLedger(db)).differences, ...(await auditTopUps(db))],
        }
      })
    } finally {
      await store.close()
    }
  }

  #noteAnswer(): void {
    const now = performance.now()
    this.#longestPauseMs = Math.max(this.#longestPauseMs, now - this.#lastAnswerAt)
    this.#lastAnswerAt = now
  }

  #next(): Posting {
    const number = this.#begun++
    const customer = roundRobin(this.#customers, number)
    return { customer, key: `${this.#name}-${number}`, amountPaise: 100 + (number % 7) }
  }

  async #isAnswered(posting: Posting): Promise<boolean> {
    const { customer, amountPaise, key } = posting
    try {
      posting.topUpId ??= await customer.addMoney(amountPaise, key)
      await customer.approve(posting.topUpId)
      return true
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer) || isRetryable(error)) return false
      throw error
    }
  }
}

export interface Losses {
  readonly lost: number
  /** Answered, and the redirected page says that no money was added: by the clock the payment was too late. */
  readonly reportedFailed: number
  readonly doubled: number
  readonly differences: readonly string[]
}

/** The same request in progress (409), a store that is down (503), a server behind the proxy that is down (502, 504). */
function isRetryable({ status }: UnexpectedAnswer): boolean {
  return [409, 502, 503, 504].includes(status)
}

async function timesPosted(db: Kysely<Database>): Promise<Map<string, number>> {
  const entries = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['reference', fn.countAll<number>().as('times')])
    .where('kind', '=', 'add-money')
    .where('reference', 'is not', null)
    .groupBy('reference')
    .execute()
  return new Map(entries.map(({ reference, times }) => [reference ?? '', times]))
}

async function failedTopUps(db: Kysely<Database>): Promise<Set<string>> {
  const failed = await db.selectFrom('wallet_top_up').select('id').where('state', '=', 'failed').execute()
  return new Set(failed.map(({ id }) => id))
}
