// Compares the statements of the payment source and the escrow account with the ledger, in both directions.
import { sql } from 'kysely'
import { type SourceStatement, totalOf } from '../../money/payment-source/statement.ts'
import type { Db } from '../../platform/store/database.ts'
import { collectInBatches } from '../../platform/store/in-pages.ts'
import { compareByName, type Difference, type Reconciliation, settlementEdgeMs } from './reconcile.ts'
import { closingBalance, type EscrowStatement, type Period } from './statements.ts'

/** `db` is a snapshot. */
export async function reconcileSource(db: Db, { lines, total }: SourceStatement, period: Period) {
  const due = await movedIn(db, period)
  const { compared, differences } = compareMoves('source', due, await movesNamed(db, lines), lines)
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

/** The lines cover the period and, for billers, `settlementEdgeMs` before it. */
export async function reconcileEscrow(
  db: Db,
  { openingPaise, lines, closingPaise }: EscrowStatement,
  period: Period,
): Promise<Reconciliation> {
  const paid = await movesToBillers(db)
    .where('payment.sent_at', '>=', period.from.getTime() - settlementEdgeMs)
    .where('payment.sent_at', '<', period.to.getTime() - settlementEdgeMs)
    .where('payment.stage', 'in', ['paid', 'refunded'])
    .execute()
  const due = [...(await movedIn(db, period)), ...paid]
  const { compared, differences } = compareMoves('escrow', due, await movesNamed(db, lines), lines)
  const summed = closingBalance(lines, openingPaise)
  return { compared, differences: [...differences, ...otherTotal('escrow', closingPaise, summed)] }
}

function otherTotal(reference: string, totalPaise: number, summedPaise: number): Difference[] {
  if (totalPaise === summedPaise) return []
  const text = `the file says ${totalPaise} paise, and its lines make ${summedPaise}`
  return [{ kind: 'other-total', reference, text }]
}

/** Leaves out the demonstration's data, which have no payer reference. */
async function movedIn(db: Db, { from, to }: Period): Promise<LedgerMove[]> {
  const received = await receivedMoves(db)
    .where('move.arrived_at', '>=', from.getTime())
    .where('move.arrived_at', '<', to.getTime())
    .where('move.payer_reference', '<>', '')
    .execute()
  const returned = await returnedMoves(db)
    .where('back.bank_at', '>=', from.getTime())
    .where('back.bank_at', '<', to.getTime())
    .execute()
  return [...received, ...returned]
}

/** Our moves that the lines name, at any time. */
async function movesNamed(db: Db, lines: readonly ReportedMove[]): Promise<LedgerMove[]> {
  const found: LedgerMove[] = []
  const readNamed = async (
    kind: MoveKind,
    read: (references: readonly string[]) => Promise<LedgerMove[]>,
  ) => {
    const references = lines.filter(line => line.kind === kind).map(({ reference }) => reference)
    found.push(...(await collectInBatches(references, read)))
  }
  await readNamed('in', some => receivedMoves(db).where('move.reference', 'in', some).execute())
  await readNamed('out', some => {
    const ids = some.map(reference => reference.replace(/\/\d+$/, ''))
    return returnedMoves(db).where('back.id', 'in', ids).execute()
  })
  await readNamed('biller', some => movesToBillers(db).where('payment.reference', 'in', some).execute())
  return found
}

interface ReportedMove {
  readonly kind: MoveKind
  readonly reference: string
  readonly amountPaise: number
  readonly bankReference?: string
}

const nameOf = ({ kind, reference }: { kind: MoveKind; reference: string }) => `${kind} ${reference}`

function compareMoves(
  file: string,
  due: readonly LedgerMove[],
  known: readonly LedgerMove[],
  lines: readonly ReportedMove[],
): Reconciliation {
  return compareByName({
    due,
    known,
    lines,
    nameOf,
    differencesOf: (...move) => differencesOf(file, ...move),
  })
}

function differencesOf(
  file: string,
  name: string,
  our: LedgerMove | undefined,
  lines: readonly ReportedMove[],
): Difference[] {
  const found: Difference[] = []
  const add = (kind: Difference['kind'], text: string) =>
    found.push({ kind, reference: `${file} ${name}`, text })
  const [line] = lines
  if (lines.length > 1) add('doubled', `it is in the ${file} statement ${lines.length} times`)
  if (!line) add('missing-there', `${our?.amountPaise} paise here, and not in the ${file} statement`)
  else if (!our) add('missing-here', `${line.amountPaise} paise there, and nothing here is called so`)
  else if (our.amountPaise === null)
    add('other-state', `${line.amountPaise} paise moved there, and here it is ${our.state}`)
  else {
    if (line.amountPaise !== our.amountPaise)
      add('other-amount', `${our.amountPaise} paise here, ${line.amountPaise} there`)
    if (line.bankReference !== undefined && line.bankReference !== our.bankReference)
      add(
        'other-reference',
        `the bank’s reference is ${our.bankReference} here and ${line.bankReference} there`,
      )
    if (our.postedPaise !== our.amountPaise)
      add('other-posting', `the ledger posted ${our.postedPaise} paise, not ${our.amountPaise}`)
  }
  return found
}

/** Statements use the same names. */
type MoveKind = 'in' | 'out' | 'biller'

/** Money that moved between us, the payment source and the billers, according to our ledger. */
interface LedgerMove {
  readonly kind: MoveKind
  readonly reference: string
  readonly state: string
  /** Null if our ledger has no movement. */
  readonly amountPaise: number | null
  readonly bankReference: string | null
  readonly postedPaise: number
}

/** Money that arrived and was credited to a wallet or moved to suspense. */
function receivedMoves(db: Db) {
  const topUps = db
    .selectFrom('wallet_top_up')
    .select(['id as reference', sql<string>`state`.as('state')])
    .select(['arrived_paise', 'payer_reference', 'arrived_at', sql<string | null>`id`.as('entry_reference')])
  const payments = db
    .selectFrom('bill_payment')
    .select(['reference', sql<string>`stage`.as('state')])
    .select([
      'arrived_paise',
      'payer_reference',
      'arrived_at',
      sql<string | null>`order_id`.as('entry_reference'),
    ])
    .where('source', '=', 'upi')
    .where('stage', '<>', 'draft')
  return db
    .selectFrom(topUps.unionAll(payments).as('move'))
    .select([sql<MoveKind>`'in'`.as('kind'), 'move.reference', 'move.state'])
    .select(['move.arrived_paise as amountPaise', 'move.payer_reference as bankReference'])
    .select(
      sql<number>`cast(
        coalesce((select -sum(line.amount_paise) from ledger_entry entry
          join ledger_line line on line.entry_id = entry.id and line.account_id = 'system:payment-source'
          where entry.kind = 'add-money' and entry.reference = move.entry_reference), 0)
        + coalesce((select -sum(line.amount_paise) from source_return back
          join ledger_line line on line.entry_id = back.suspense_entry_id and line.account_id = 'system:payment-source'
          where back.cause_id = move.reference and back.from_account = 'system:payment-source'), 0)
        as bigint)`.as('postedPaise'),
    )
}

/** Returned money, under the reference of the last attempt. */
function returnedMoves(db: Db) {
  return db
    .selectFrom('source_return as back')
    .leftJoin('ledger_line as line', join =>
      join
        .onRef('line.entry_id', '=', 'back.return_entry_id')
        .on('line.account_id', '=', 'system:payment-source'),
    )
    .select([sql<MoveKind>`'out'`.as('kind'), sql<string>`back.state`.as('state')])
    .select(
      sql<string>`case back.attempt when 1 then back.id else back.id || '/' || back.attempt end`.as(
        'reference',
      ),
    )
    .select(sql<number | null>`case back.state when 'returned' then back.amount_paise end`.as('amountPaise'))
    .select('back.bank_reference as bankReference')
    .select(({ fn, val }) => fn.coalesce('line.amount_paise', val(0)).as('postedPaise'))
}

/** Money paid to billers. */
function movesToBillers(db: Db) {
  return db
    .selectFrom('bill_payment as payment')
    .leftJoin('ledger_line as line', join =>
      join.onRef('line.entry_id', '=', 'payment.entry_id').on('line.account_id', '=', 'system:billers'),
    )
    .select([sql<MoveKind>`'biller'`.as('kind'), 'payment.reference', sql<string>`payment.stage`.as('state')])
    .select(
      sql<number | null>`case when payment.stage in ('paid', 'refunded') then payment.amount_paise end`.as(
        'amountPaise',
      ),
    )
    .select(sql<string | null>`cast(null as text)`.as('bankReference'))
    .select(({ fn, val }) => fn.coalesce('line.amount_paise', val(0)).as('postedPaise'))
    .where('payment.sent_at', 'is not', null)
}
