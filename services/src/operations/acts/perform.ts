// Performs acts. The caller has verified the signatures in the same command.
import { randomUUIDv7 } from 'node:crypto'
import { endPaymentManually } from '../../bills/payments/ending/end-payment.ts'
import { refundOrder } from '../../bills/payments/ending/refund-order.ts'
import { settleReceivable } from '../../bills/receivables/receivables.ts'
import type { DisputeActor } from '../../care/disputes/dispute-notes.ts'
import { decideDispute, moveDispute } from '../../care/disputes/dispute-row.ts'
import { answerTicket, closeTicket } from '../../care/tickets/ticket-row.ts'
import { answerUnverified, closeUnverified } from '../../care/tickets/unverified-tickets.ts'
import { refuseIfClosed } from '../../identity/accounts/customer-row.ts'
import { liftLock } from '../../identity/lock/account-lock.ts'
import { resetStrangerLimits } from '../../identity/one-time-code/attempt-limits.ts'
import { signOutEverywhere } from '../../identity/session/session-row.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { walletOf } from '../../money/ledger/accounts.ts'
import { linesOfMove, postEntry } from '../../money/ledger/entries.ts'
import { enforceBalanceLimit } from '../../money/limits/limits.ts'
import { tryReturnAgain } from '../../money/returns/return-row.ts'
import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { currentPublications, faultOfNotice } from '../log/publications.ts'
import { overlapProblem, type ShellItem } from '../log/shell-item.ts'
import { momentOf } from '../log/shell-words.ts'
import { type ActIntent, type ActKind, evidenceText, type IntentTo, recoveryName } from '../log/statement.ts'
import { customerMobile, publicationFacts } from './facts.ts'

interface Performed {
  readonly actId: DisputeActor
  /** The operator of that signature. */
  readonly operator: string
  /** When the last required signature was given. */
  readonly at: number
}

export function perform(tx: Tx, intent: ActIntent, performed: Performed): Steps<unknown> {
  // The cast is safe: `performers` has an entry for each kind of intent.
  const performAct = performers[intent.does] as Perform<ActKind>
  return performAct(tx, intent, performed)
}

type Perform<Does extends ActKind> = (tx: Tx, intent: IntentTo<Does>, performed: Performed) => Steps<unknown>

const performers: { readonly [Does in ActKind]: Perform<Does> } = {
  'end-paid': (tx, { reference, approvalNumber }, { actId, at }) =>
    endPaymentManually(tx, { reference, from: 'sent', approvalNumber, actId, at }),
  'end-failed': (tx, { reference }, { actId, at }) =>
    endPaymentManually(tx, { reference, from: 'sent', failure: 'ended-by-hand', actId, at }),
  refund: (tx, { orderId }, { at }) => refundOrder(tx, orderId, at),
  *return(tx, { returnId }, { at }) {
    if (!(yield* tryReturnAgain(tx, { id: returnId, at })))
      throw new Refusal('return-not-refused', `Return ${returnId} is not refused (any more).`)
  },
  *settle(tx, { reference, evidence }, { at }) {
    if (!(yield* settleReceivable(tx, { reference, evidence: evidenceText(evidence), at })))
      throw new Refusal('claim-settled', `The claim for payment ${reference} is settled already.`)
  },
  'adjust-give': (tx, { customerId, paise }, performed) => adjust(tx, customerId, paise, performed),
  'adjust-take': (tx, { customerId, paise }, performed) => adjust(tx, customerId, -paise, performed),
  lift: (tx, { customerId }, { at }) => liftLock(tx, customerId, at),
  'sign-out': (tx, { customerId }, { at }) => signOutEverywhere.steps(tx, { customerId, at }),
  *free(tx, { customerId }) {
    yield* resetStrangerLimits(tx, (yield* customerMobile(tx, customerId)).mobile)
  },
  review: (tx, { disputeId: id, note }, { actId: actor, at }) =>
    moveDispute.steps(tx, { id, to: 'with-biller', note, actor, at }),
  resolve: (tx, { disputeId: id, isRefund, note }, { actId: actor, at }) =>
    decideDispute.steps(tx, { id, decision: isRefund ? 'refund' : 'no-refund', note, actor, at }),
  reject: (tx, { disputeId: id, note }, { actId: actor, at }) =>
    decideDispute.steps(tx, { id, decision: 'reject', note, actor, at }),
  *answer(tx, { ticketId: id, text }, { at }) {
    if (!(yield* answerUnverified(tx, { id, text, at }))) yield* answerTicket.steps(tx, { id, text, at })
  },
  *close(tx, { ticketId }) {
    if (!(yield* closeUnverified(tx, ticketId))) yield* closeTicket(tx, ticketId)
  },
  *bootstrap(tx, { name, publicKey, recoveryKey }, { at }) {
    yield* registerOperator(tx, { name, publicKey, at })
    if (recoveryKey !== undefined)
      yield* registerOperator(tx, { name: recoveryName, publicKey: recoveryKey, at })
  },
  register: (tx, { name, publicKey }, { at }) => registerOperator(tx, { name, publicKey, at }),
  *revoke(tx, { name }, { operator, at }) {
    yield* revokeOperator(tx, name, at)
    // Nobody could approve them any more.
    yield* write(
      tx.query
        .updateTable('operator_act')
        .set({ state: 'refused', ended_by: operator, ended_at: at })
        .where('asked_by', '=', name)
        .where('state', '=', 'waiting'),
    )
  },
  *'replace-recovery'(tx, { publicKey }, { at }) {
    yield* revokeOperator(tx, recoveryName, at)
    yield* registerOperator(tx, { name: recoveryName, publicKey, at })
  },
  // The audit performs it, and reads from the log that it was signed.
  *'begin-anew'() {},
  publish: (tx, { item }, { at }) => refuseUnfit(tx, item, at),
  *notice(tx, { item }, { actId, at }) {
    yield* refuseUnfit(tx, item, at)
    const fault = yield* faultOfNotice(tx, item, actId)
    if (fault) throw new Refusal('too-many-notices', `${fault}.`)
  },
  undo: (tx, { published }, { actId }) => publicationFacts(tx, published, false, actId),
  'end-notice': (tx, { published }, { actId }) => publicationFacts(tx, published, true, actId),
}

/** The signed line is the publication: pages read it from the log. */
function* refuseUnfit(tx: Tx, item: ShellItem, at: number): Steps<void> {
  if (momentOf(item.until) <= at)
    throw new Refusal('item-ended', `${item.name} ended on ${item.until}: write a later time.`)
  const others = (yield* currentPublications(tx)).map(({ item: other }) => other)
  const fault = overlapProblem(item, others)
  if (fault) throw new Refusal('no-room', `${fault}.`)
}

function* revokeOperator(tx: Tx, name: string, at: number): Steps<void> {
  yield* write(
    tx.query
      .updateTable('operator')
      .set({ revoked_at: at })
      .where('name', '=', name)
      .where('revoked_at', 'is', null),
  )
}

function* adjust(tx: Tx, customerId: string, walletPaise: number, { actId, at }: Performed): Steps<void> {
  yield* refuseIfClosed(tx, customerId)
  yield* postEntry(tx, {
    id: randomUUIDv7(),
    kind: 'adjustment',
    description: 'correction',
    reference: actId,
    lines: linesOfMove(walletPaise, 'system:adjustments', walletOf(customerId)),
    at,
  })
  if (walletPaise > 0) yield* enforceBalanceLimit(tx, { customerId, at })
  const parameters = { amountPaise: Math.abs(walletPaise), actId }
  const kind = walletPaise > 0 ? 'adjusted-up' : 'adjusted-down'
  yield* notify(tx, { kind, customerId, parameters, at })
}

function* registerOperator(tx: Tx, { name, publicKey, at }: { name: string; publicKey: string; at: number }) {
  yield* write(tx.query.insertInto('operator').values({ name, public_key: publicKey, registered_at: at }))
}
