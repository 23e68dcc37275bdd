/** Customers adding money and visitors reading pages, without a pause, during a fault. */
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { StoreOptions } from '../../services/src/platform/store/store.ts'
import { atLeast, atMost, type Figure, none, plain } from '../figure.ts'
import { Customer } from './customer.ts'
import { Postings } from './postings.ts'

const seed = 20_261_116
/** Fewer would be no evidence for the cost of a fault. */
const postingsOfADrill = 1_000
const customersOfADrill = 4
const visitedPages = ['/', '/electricity-bill-payment', '/hi', '/tools/emi-calculator']
const visitors = 2
const normalAgainWithinMs = 60_000

export interface DrillResult {
  /** Figures that are measured. */
  readonly normalAfterMs?: number
  /** The longest time that customers may be unable to pay. */
  readonly pauseGoalMs?: number
  /** Audit differences that the fault itself causes. */
  readonly expectedDifferences?: RegExp
}

export class Drill {
  readonly postings: Postings
  readonly customers: readonly Customer[]
  readonly #origin: string
  readonly #work: Promise<unknown>
  readonly #strikeAfter: number
  #underWay = 0
  #isOver = false
  #failure: unknown
  #pages = { requested: 0, failed: 0 }

  /** Each of several drills on one portal has its own number, and so its own customers. */
  static async begin(origin: string, number = 0): Promise<Drill> {
    const mobiles = Array.from({ length: customersOfADrill }, (_, index) =>
      String(9_876_500_001 + number * customersOfADrill + index),
    )
    const customers = await Promise.all(mobiles.map(mobile => new Customer(origin, mobile).signIn()))
    const drill = new Drill(origin, customers, number)
    await drill.untilNormal()
    drill.#pages = { requested: 0, failed: 0 }
    return drill
  }

  constructor(origin: string, customers: readonly Customer[], number: number) {
    this.#origin = origin
    this.#strikeAfter = postingsBeforeFault(number)
    this.customers = customers
    this.postings = new Postings(customers)
    this.#work = Promise.all([this.#post(), ...Array.from({ length: visitors }, () => this.#visit())])
    this.#work.catch(error => {
      this.#failure = error
    })
  }

  /** Triggers the fault after a seeded number of acknowledged postings, while others are in flight. */
  async strike<Result>(fault: () => Result): Promise<Result> {
    await this.#untilAcknowledged(this.#strikeAfter)
    while (this.postings.underWay === 0) await wait(1)
    this.#underWay = this.postings.underWay
    this.postings.takeLongestPauseMs()
    return fault()
  }

  /** How long it takes from now until postings are acknowledged and an account page is shown again. */
  async untilNormal(): Promise<number> {
    const from = performance.now()
    const goal = this.postings.acknowledged + customersOfADrill
    const [customer] = this.customers
    let status: number | undefined
    while (performance.now() - from < normalAgainWithinMs) {
      if (this.#failure) throw this.#failure
      status = await customer?.visit('/passbook').then(
        answer => answer.status,
        () => undefined,
      )
      if (status === 200 && this.postings.acknowledged >= goal) return Math.round(performance.now() - from)
      await wait(10)
    }
    throw new Error(
      `Not normal again after ${normalAgainWithinMs / 1000} s: /passbook is answered with ${status ?? 'nothing'}, and ` +
        `${Math.max(0, goal - this.postings.acknowledged)} of the ${customersOfADrill} postings waited for are missing.`,
    )
  }

  /** Ends the load, retries what got no answer, and compares the acknowledgements with the store. */
  async end(
    name: string,
    options: StoreOptions,
    { normalAfterMs, pauseGoalMs, expectedDifferences }: DrillResult = {},
  ): Promise<Figure[]> {
    await this.#untilAcknowledged(postingsOfADrill)
    const pauseMs = this.postings.takeLongestPauseMs()
    await this.stop()
    await this.postings.finish()
    const { lost, reportedFailed, doubled, differences } = await this.postings.losses(options)
    const strange = differences.filter(line => !expectedDifferences?.test(line))
    for (const difference of strange) console.error(difference)
    return [
      atLeast(postingsOfADrill, `${name}: postings acknowledged`, this.postings.acknowledged, 'postings'),
      plain(`${name}: under way at the fault`, this.#underWay, 'postings'),
      none(`${name}: acknowledged and lost`, lost, 'postings'),
      plain(`${name}: answered with “failed”`, reportedFailed, 'postings'),
      none(`${name}: posted twice`, doubled, 'postings'),
      none(`${name}: differences in the audit`, strange.length, 'lines'),
      ...(expectedDifferences
        ? [plain(`${name}: named by the audit, rightly`, differences.length - strange.length, 'lines')]
        : []),
      pauseGoalMs === undefined
        ? plain(`${name}: longest without a payment`, pauseMs, 'ms')
        : atMost(pauseGoalMs, `${name}: longest without a payment`, pauseMs, 'ms'),
      ...(normalAfterMs === undefined ? [] : [plain(`${name}: until normal`, normalAfterMs, 'ms')]),
    ]
  }

  /** For faults that visitors of public pages must not notice. */
  unnoticedByVisitors(name: string): Figure {
    return none(`${name}: public pages that failed, of ${this.#pages.requested}`, this.#pages.failed, 'pages')
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  async #untilAcknowledged(count: number): Promise<void> {
    while (this.postings.acknowledged < count) {
      if (this.#failure) throw this.#failure
      await wait(1)
    }
  }

  async #post(): Promise<void> {
    while (!this.#isOver) {
      await this.postings.post(() => this.#isOver, customersOfADrill)
      await wait(20)
    }
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      for (const path of visitedPages) {
        const isShown = await fetch(this.#origin + path).then(
          async answer => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
          () => false,
        )
        this.#pages.requested++
        if (!isShown) this.#pages.failed++
      }
      await wait(10)
    }
  }
}

/** A seeded count in the middle of a drill's postings. */
function postingsBeforeFault(number: number): number {
  const [after = 0] = fc.sample(fc.integer({ min: 300, max: 700 }), { seed: seed + number, numRuns: 1 })
  return after
}
