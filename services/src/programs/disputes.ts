// The disputes' desk: `list`, `review ID`, `resolve ID --refund|--no-refund`, `reject ID`, the last three with
// `--note "…" --note-hindi "…"` for the customer to read. Works on the store that CHOWK_DATA or DATABASE_URL names, also
// while it is in use; money that goes back goes back in the same moment.
import { parseArgs } from 'node:util'
import type { DisputeDecision } from '../care/disputes/dispute-row.ts'
import { createDisputes, type Disputes, type OpenDispute } from '../care/disputes/disputes.ts'
import { createOrders } from '../money/orders/orders.ts'
import { rupeeText } from '../money/rupees/rupees.ts'
import { openStore } from '../open-store.ts'
import { parseReadableId } from '../platform/ids/readable-id.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'

const usage =
  'Say what to do: list | review ID | resolve ID --refund|--no-refund | reject ID, with --note "…" and --note-hindi "…".'

try {
  const task = readTask()
  const store = await openStore(storeOptionsFrom(process.env))
  const now = () => new Date()
  try {
    for (const line of await task(createDisputes({ store, orders: createOrders({ store, now }), now }))) {
      process.stdout.write(`${line}\n`)
    }
  } finally {
    await store.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

/** What was asked for, or an error before the store is opened. */
function readTask(): (disputes: Disputes) => Promise<string[]> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      refund: { type: 'boolean', default: false },
      'no-refund': { type: 'boolean', default: false },
      note: { type: 'string', default: '' },
      'note-hindi': { type: 'string', default: '' },
    },
  })
  const [task, typedId = ''] = positionals
  if (task === 'list') return async disputes => (await disputes.open()).map(lineOf)
  const id = parseReadableId('DSP', typedId)
  if (!id) throw new Error(usage)
  const note = { text: values.note, hindi: values['note-hindi'] }
  const decide = (decision: DisputeDecision) => async (disputes: Disputes) => {
    await disputes.decide(id, decision, note)
    return [`${id} is closed${decision === 'refund' ? ', and the money is back in the wallet' : ''}.`]
  }
  if (task === 'review') {
    return async disputes => {
      await disputes.review(id, note)
      return [`${id} is with the biller.`]
    }
  }
  if (task === 'reject') return decide('reject')
  if (task !== 'resolve' || values.refund === values['no-refund']) throw new Error(usage)
  return decide(values.refund ? 'refund' : 'no-refund')
}

function lineOf({ id, state, type, orderId, order, raisedAt }: OpenDispute): string {
  const about = `${orderId} (${order.state}, Rs. ${rupeeText(order.amountPaise)})`
  return `${id}  ${state}  ${type}  ${about}  raised ${raisedAt.toISOString()}`
}
