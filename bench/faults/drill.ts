/** Customers adding money and visitors reading pages, without a pause, while something goes wrong. */
import { setTimeout as wait } from 'node:timers/promises'
import type { StoreOptions } from '../../services/src/platform/store/store.ts'
import { type Figure, none, plain } from '../figure.ts'
import { Customer } from './customer.ts'
import { Postings } from './postings.ts'

const mobiles = ['9876500001', '9876500002', '9876500003', '9876500004']
const visitedPages = ['/', '/electricity-bill-payment', '/hi', '/tools/emi-calculator']
const visitors = 2
const normalAgainWithinMs = 60_000

export class Drill {
  readonly postings: Postings
  readonly customers: readonly Customer[]
  readonly #origin: string
  readonly #work: Promise<unknown>
  #isOver = false
  #failure: unknown
  #pages = { asked: 0, failed: 0 }

  static async begin(origin: string): Promise<Drill> {
    const customers = await Promise.all(mobiles.map(mobile => new Customer(origin, mobile).signIn()))
    const drill = new Drill(origin, customers)
    await drill.untilNormal()
    drill.#pages = { asked: 0, failed: 0 }
    return drill
  }

  constructor(origin: string, customers: readonly Customer[]) {
    this.#origin = origin
    this.customers = customers
    this.postings = new Postings(customers)
    this.#work = Promise.all([this.#post(), ...Array.from({ length: visitors }, () => this.#visit())])
    this.#work.catch(error => {
      this.#failure = error
    })
  }

  /** How long it takes from now until postings are acknowledged and an account page is shown again. */
  async untilNormal(): Promise<number> {
    const from = performance.now()
    const goal = this.postings.acknowledged + mobiles.length
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
        `${Math.max(0, goal - this.postings.acknowledged)} of the ${mobiles.length} postings waited for are missing.`,
    )
  }

  /** Ends the work, asks again for what got no answer, and compares what was told with what is in the store. */
  async end(name: string, options: StoreOptions, normalAfterMs?: number): Promise<Figure[]> {
    await this.stop()
    await this.postings.finish()
    const { lost, toldFailed, doubled, differences } = await this.postings.losses(options)
    for (const difference of differences) console.error(difference)
    return [
      plain(`${name}: postings acknowledged`, this.postings.acknowledged, 'postings'),
      none(`${name}: acknowledged and lost`, lost, 'postings'),
      plain(`${name}: answered with “failed”`, toldFailed, 'postings'),
      none(`${name}: posted twice`, doubled, 'postings'),
      none(`${name}: differences in the audit`, differences.length, 'lines'),
      ...(normalAfterMs === undefined ? [] : [plain(`${name}: until normal`, normalAfterMs, 'ms')]),
    ]
  }

  /** For faults that visitors of public pages must not notice. */
  unnoticedByVisitors(name: string): Figure {
    return none(`${name}: public pages that failed, of ${this.#pages.asked}`, this.#pages.failed, 'pages')
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  async #post(): Promise<void> {
    while (!this.#isOver) {
      await this.postings.post(() => this.#isOver, mobiles.length)
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
        this.#pages.asked++
        if (!isShown) this.#pages.failed++
      }
      await wait(10)
    }
  }
}
