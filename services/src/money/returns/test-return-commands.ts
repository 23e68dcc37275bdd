// The steps of returns as commands, for tests: the services run them only inside other commands.
import { randomUUIDv7 } from 'node:crypto'
import { defineCommand } from '../../platform/store/command.ts'
import type { Store } from '../../platform/store/store.ts'
import { walletOf } from '../ledger/accounts.ts'
import { startReturn } from './return-row.ts'
import type { DueReturn, DueReturns } from './returns-audit.ts'

export const startReturnAsGiven = defineCommand.readCommitted('test.start-return', startReturn)

/** Returns part of a top-up's money. */
export async function returnTopUp(
  store: Store,
  { customerId, topUpId, at }: { customerId: string; topUpId: string; at: number },
): Promise<void> {
  await store.run(startReturnAsGiven, {
    id: randomUUIDv7(),
    customerId,
    sourceReference: topUpId,
    amountPaise: 1_00,
    from: walletOf(customerId),
    cause: { kind: 'adjustment', id: `act-${topUpId}` },
    description: 'top-up',
    at,
  })
}

/** Explains the returns of tests to the audit; no other program has them. */
export const givenReturns: DueReturns = db => [
  db
    .selectFrom('source_return')
    .select(['cause_kind', 'cause_id', 'from_account', 'customer_id', 'source_reference'])
    .select(['amount_paise', 'description', 'started_at'])
    .where('cause_kind', '=', 'adjustment')
    .where('cause_id', 'like', 'act-%')
    .$castTo<DueReturn>(),
]
