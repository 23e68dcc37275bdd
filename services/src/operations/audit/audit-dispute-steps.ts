import type { DisputeDecision, DisputeState } from '../../care/disputes/dispute-row.ts'
import type { Db } from '../../platform/store/database.ts'
import type { ReplayedAct } from '../log/operator-log.ts'
import type { ActIntent } from '../log/statement.ts'

export async function auditDisputeSteps(db: Db, done: readonly ReplayedAct[]): Promise<string[]> {
  const steps = await db
    .selectFrom('dispute_event as step')
    .innerJoin('dispute', 'dispute.id', 'step.dispute_id')
    .select(['step.dispute_id', 'step.number', 'step.state', 'step.actor', 'step.at', 'dispute.decision'])
    .select('step.note')
    .execute()
  const isDemonstration = (await db.selectFrom('demonstration').select('id').execute()).length > 0
  const ended = done.flatMap(act => {
    const expected = expectedStep(act.intent)
    return expected ? [{ act, expected }] : []
  })
  const acts = new Map<string, (typeof ended)[number]>(ended.map(each => [each.act.id, each]))
  const taken = new Set(steps.map(step => `${step.actor} ${step.dispute_id}`))

  return [
    ...steps.flatMap(step => {
      const fault = faultIn(step)
      return fault ? [`dispute ${step.dispute_id}: its step to ${step.state} ${fault}`] : []
    }),
    ...ended
      .filter(({ act }) => !taken.has(`${act.id} ${act.subject}`))
      .map(({ act }) => `act ${act.id}: dispute ${act.subject} has no step by it`),
  ]

  function faultIn(step: (typeof steps)[number]): string | undefined {
    switch (step.actor) {
      case 'customer':
      case 'reconciliation':
        return step.number === 1 && step.state === 'raised'
          ? undefined
          : `was not the ${step.actor}’s to take`
      case 'sandbox':
        return isDemonstration ? undefined : 'was the sandbox’s, and this is no demonstration'
      default: {
        const found = acts.get(step.actor)
        if (!found) return `was taken by no act (${step.actor})`
        const { act, expected } = found
        if (act.subject !== step.dispute_id || expected.state !== step.state)
          return `is not what ${act.id} says`
        if (expected.note !== step.note) return `says something else to the customer than ${act.id}`
        if (act.ended_at !== step.at) return `was not taken when ${act.id} was done`
        return expected.decision === undefined || expected.decision === step.decision
          ? undefined
          : `was decided as ${step.decision}, but ${act.id} says ${expected.decision}`
      }
    }
  }
}

interface DueStep {
  readonly state: DisputeState
  readonly decision?: DisputeDecision
  /** What the customer reads. */
  readonly note: string
}

function expectedStep(intent: ActIntent): DueStep | undefined {
  switch (intent.does) {
    case 'review':
      return { state: 'with-biller', note: intent.note }
    case 'resolve':
      return { state: 'resolved', decision: intent.isRefund ? 'refund' : 'no-refund', note: intent.note }
    case 'reject':
      return { state: 'rejected', decision: 'reject', note: intent.note }
    default:
      return undefined
  }
}
