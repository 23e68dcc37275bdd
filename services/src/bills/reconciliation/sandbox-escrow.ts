import type { Kysely } from 'kysely'
import { sandboxStatement } from '../../money/payment-source/sandbox-statement.ts'
import type { SourceLine } from '../../money/payment-source/statement.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Period } from './difference.ts'
import type { SettlementLine } from './reconcile.ts'
import type { EscrowLine, EscrowStatement } from './statements.ts'

/** The account of a bank that does as the sandboxes do: what the source moved, and what billers were paid. */
export async function sandboxEscrow(
  db: Kysely<Database>,
  settlement: readonly SettlementLine[],
  period: Period,
): Promise<EscrowStatement> {
  const { lines: source } = await sandboxStatement(db, period)
  const before = await sandboxStatement(db, { from: new Date(0), to: period.from })
  const lines = [
    ...source.map(
      ({ kind, reference, amountPaise, at }: SourceLine): EscrowLine => ({
        kind,
        reference,
        amountPaise,
        at,
      }),
    ),
    ...settlement
      .filter(({ state }) => state === 'paid')
      .map(({ reference, amountPaise, at }): EscrowLine => ({ kind: 'biller', reference, amountPaise, at })),
  ]
  const openingPaise = before.total.inPaise - before.total.outPaise
  const moved = lines.reduce(
    (sum, line) => sum + (line.kind === 'in' ? line.amountPaise : -line.amountPaise),
    0,
  )
  return { openingPaise, lines, closingPaise: openingPaise + moved }
}
