// The payment source's statement and the escrow account's against the ledger: each line and the totals, in both directions.
import type { Kysely } from 'kysely'
import { type SourceStatement, totalOf } from '../../money/payment-source/statement.ts'
import type { Database } from '../../platform/store/database.ts'
import { compareMoves, type TheirMove } from './compare-moves.ts'
import type { Difference, Period, Reconciliation } from './difference.ts'
import { movesIn, movesOut, movesToBillers, type OurMove } from './our-moves.ts'
import { settlementEdgeMs } from './reconcile.ts'
import type { EscrowStatement } from './statements.ts'

/** `db` is a snapshot's. */
export async function reconcileSource(
  db: Kysely<Database>,
  { lines, total }: SourceStatement,
  period: Period,
): Promise<Reconciliation> {
  const { compared, differences } = compareMoves(
    'source',
    await moved(db, period),
    await named(db, lines),
    lines,
  )
  const summed = totalOf(lines)
  return {
    compared,
    differences: [
      ...differences,
      ...otherTotal('source in', total.inPaise, summed.inPaise),
      ...otherTotal('source out', total.outPaise, summed.outPaise),
    ],
  }
}

/** The lines cover the period and, of billers, `settlementEdgeMs` before it. */
export async function reconcileEscrow(
  db: Kysely<Database>,
  { openingPaise, lines, closingPaise }: EscrowStatement,
  period: Period,
): Promise<Reconciliation> {
  const ours = [...(await moved(db, period)), ...(await paidToBillers(db, period))]
  const { compared, differences } = compareMoves('escrow', ours, await named(db, lines), lines)
  const summed = lines.reduce(
    (sum, { kind, amountPaise }) => sum + (kind === 'in' ? amountPaise : -amountPaise),
    openingPaise,
  )
  return { compared, differences: [...differences, ...otherTotal('escrow', closingPaise, summed)] }
}

function otherTotal(reference: string, saidPaise: number, summedPaise: number): Difference[] {
  if (saidPaise === summedPaise) return []
  const says = `the file says ${saidPaise} paise, and its lines make ${summedPaise}`
  return [{ kind: 'other-total', reference, says }]
}

/** What came before the source gave its own reference for it, and the demonstration's stories, no statement knows. */
async function moved(db: Kysely<Database>, { from, to }: Period): Promise<OurMove[]> {
  const came = await movesIn(db)
    .where('move.arrived_at', '>=', from.getTime())
    .where('move.arrived_at', '<', to.getTime())
    .where('move.payer_reference', '<>', '')
    .execute()
  const went = await movesOut(db)
    .where('back.bank_at', '>=', from.getTime())
    .where('back.bank_at', '<', to.getTime())
    .execute()
  return [...came, ...went]
}

async function paidToBillers(db: Kysely<Database>, { from, to }: Period): Promise<OurMove[]> {
  return movesToBillers(db)
    .where('payment.sent_at', '>=', from.getTime() - settlementEdgeMs)
    .where('payment.sent_at', '<', to.getTime() - settlementEdgeMs)
    .where('payment.stage', 'in', ['paid', 'refunded'])
    .execute()
}

const NAMED_AT_ONCE = 500

/** What we know of the names that they name, whenever it was. */
async function named(db: Kysely<Database>, lines: readonly TheirMove[]): Promise<OurMove[]> {
  const found: OurMove[] = []
  for (let start = 0; start < lines.length; start += NAMED_AT_ONCE) {
    const some = lines.slice(start, start + NAMED_AT_ONCE)
    const names = (kind: TheirMove['kind']) => [
      '',
      ...some.filter(line => line.kind === kind).map(({ reference }) => reference),
    ]
    const returns = names('out').map(name => name.replace(/\/\d+$/, ''))
    found.push(
      ...(await movesIn(db).where('move.reference', 'in', names('in')).execute()),
      ...(await movesOut(db).where('back.id', 'in', returns).execute()),
      ...(await movesToBillers(db).where('payment.reference', 'in', names('biller')).execute()),
    )
  }
  return found
}
