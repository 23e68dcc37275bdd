// The operators' desk, independent of its user interface: a command now, possibly a page later. All decisions are
// made here, and nothing is done without a signature.
import { parseMobile } from '../../identity/mobile/mobile.ts'
import { parseReadableId } from '../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { type ActOutcome, prepareStatement, submitStatement } from '../acts/act.ts'
import type { LogSoFar } from '../acts/facts.ts'
import { readLog } from '../audit/audit-operators.ts'
import type { ReplayedAct, SignedStatement } from '../log/operator-log.ts'
import { type Publication, publicationsIn } from '../log/publications.ts'
import { faultOfIntent, type Intent, isReason, readStatement, signedTextOf } from '../log/statement.ts'
import { type DeskItem, findDeskItem } from './show.ts'
import { type ItemNeedingOperator, itemsNeedingOperator } from './stuck.ts'

export type Desk = ReturnType<typeof createDesk>

export function createDesk({ store, now }: Pick<ServiceContext, 'store' | 'now'>) {
  const { db } = store
  const at = () => now().getTime()

  /** Replaces order ids by payment references and mobile numbers by customer ids. */
  async function normalizeIntent(intent: Intent): Promise<Intent> {
    if (intent.does === 'undo') {
      const acts = db.selectFrom('operator_act').select('kind').where('id', '=', intent.published)
      const isNotice = (await acts.executeTakeFirst())?.kind === 'notice'
      return isNotice ? { ...intent, does: 'end-notice' } : intent
    }
    if ('reference' in intent) {
      const payments = db.selectFrom('bill_payment').select('reference')
      const payment = await payments.where('order_id', '=', readableId(intent.reference)).executeTakeFirst()
      return { ...intent, ...payment }
    }
    if (!('customerId' in intent)) return intent
    const typed = parseMobile(intent.customerId)
    if (!typed.ok) return intent
    const customers = db.selectFrom('customer').select('id').where('mobile', '=', typed.mobile)
    const customer = await customers.executeTakeFirst()
    return { ...intent, customerId: customer?.id ?? typed.mobile }
  }

  /** Reads the signed log, and refuses to continue if the database differs from it. */
  async function logFor(intent: Intent | undefined): Promise<LogSoFar> {
    const log = await store.snapshot(readLog)
    const [first] = log.differences
    if (first !== undefined)
      throw new Refusal(
        'log-differs',
        `Nothing is signed while the database contradicts the operator log (${first}): run npm run ledger:audit, and find out who wrote to it.`,
      )
    const { operators, head, movedAlone } = log
    const isDecision = intent?.does === 'approve' || intent?.does === 'refuse'
    return { operators, head, movedAlone, ...(isDecision && { actToDecide: log.acts.get(intent.act) }) }
  }

  return {
    /** Prepares the text that this key signs: `toSign`. Refuses in one line what is not possible now. */
    async prepare(intent: Intent, reason: string, publicKey: string) {
      if (!isReason(reason))
        throw new Refusal(
          'no-reason',
          'Say why, in one line of 5 to 500 letters: --reason "…", which the log keeps.',
        )
      const intentFault = faultOfIntent(intent)
      if (intentFault) throw new Refusal('bad-intent', `This cannot be done: ${intentFault}.`)
      const text = await store.run(prepareStatement, {
        intent: await normalizeIntent(intent),
        reason: reason.trim(),
        publicKey,
        log: await logFor(intent),
        at: at(),
      })
      return { text, toSign: signedTextOf(text) }
    },

    /**
     * Performs the act, or stores it for a second operator. Rejects with a refusal without any change; `log-moved`
     * means that another operator was faster, so that it must be prepared and signed again.
     */
    async submit(signed: SignedStatement): Promise<ActOutcome> {
      const statement = readStatement(signed.text)
      const log = await logFor('fault' in statement ? undefined : statement.what)
      return store.run(submitStatement, { ...signed, log, at: at() })
    },

    stuck: (): Promise<ItemNeedingOperator[]> =>
      store.snapshot(snapshot => itemsNeedingOperator(snapshot, at())),

    /** Shows an item by the id of an act, order, payment, dispute, ticket, return or customer, or by a mobile number. */
    show: (id: string): Promise<DeskItem | undefined> =>
      store.snapshot(snapshot => findDeskItem(snapshot, readableId(id), at())),

    /** Everything published for the shell, shown or not, and every act about it, oldest first. */
    async shell(): Promise<{ published: Publication[]; acts: ReplayedAct[] }> {
      const { acts } = await store.snapshot(readLog)
      const ofShell = [...acts.values()].filter(({ intent }) => 'item' in intent || 'published' in intent)
      return { published: publicationsIn(ofShell.filter(({ state }) => state === 'done')), acts: ofShell }
    },

    /** According to the signed log, with the differences of the database. */
    async operators() {
      const { operators, differences } = await store.snapshot(readLog)
      return { operators, differences }
    },
  }
}

const prefixes = ['ACT', 'ORD', 'DSP', 'TKT', 'CUS'] as const

/** The stored form of an id, however it was typed. */
export const readableId = (typed: string) =>
  prefixes.map(prefix => parseReadableId(prefix, typed)).find(id => id !== undefined) ?? typed
