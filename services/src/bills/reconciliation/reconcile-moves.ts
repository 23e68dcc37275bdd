// Compares the statements of the payment source and the escrow account with the ledger: each line and the totals, in both
// directions.
import type { Kysely } from 'kysely'
import { type SourceStatement, totalOf } from '../../money/payment-source/statement.ts'
import type { Database } from '../../platform/store/database.ts'
import { type LedgerMove, type MoveKind, movesToBillers, receivedMoves, returnedMoves } from './our-moves.ts'
import { type Difference, type Reconciliation, settlementEdgeMs } from './reconcile.ts'
import type { EscrowStatement, Period } from './statements.ts'

/** `db` is a snapshot. */
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

/** The lines cover the period and, for billers, `settlementEdgeMs` before it. */
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

function otherTotal(reference: string, totalPaise: number, summedPaise: number): Difference[] {
  if (totalPaise === summedPaise) return []
  const text = `the file says ${totalPaise} paise, and its lines make ${summedPaise}`
  return [{ kind: 'other-total', reference, text }]
}

/** Leaves out the demonstration's data, which have no payer reference. */
async function moved(db: Kysely<Database>, { from, to }: Period): Promise<LedgerMove[]> {
  const came = await receivedMoves(db)
    .where('move.arrived_at', '>=', from.getTime())
    .where('move.arrived_at', '<', to.getTime())
    .where('move.payer_reference', '<>', '')
    .execute()
  const went = await returnedMoves(db)
    .where('back.bank_at', '>=', from.getTime())
    .where('back.bank_at', '<', to.getTime())
    .execute()
  return [...came, ...went]
}

async function paidToBillers(db: Kysely<Database>, { from, to }: Period): Promise<LedgerMove[]> {
  return movesToBillers(db)
    .where('payment.sent_at', '>=', from.getTime() - settlementEdgeMs)
    .where('payment.sent_at', '<', to.getTime() - settlementEdgeMs)
    .where('payment.stage', 'in', ['paid', 'refunded'])
    .execute()
}

const REFERENCES_PER_QUERY = 500

/** Our moves that the lines name, at any time. */
async function named(db: Kysely<Database>, lines: readonly ReportedMove[]): Promise<LedgerMove[]> {
  const found: LedgerMove[] = []
  for (let start = 0; start < lines.length; start += REFERENCES_PER_QUERY) {
    const some = lines.slice(start, start + REFERENCES_PER_QUERY)
    const names = (kind: ReportedMove['kind']) => [
      '',
      ...some.filter(line => line.kind === kind).map(({ reference }) => reference),
    ]
    const returns = names('out').map(name => name.replace(/\/\d+$/, ''))
    found.push(
      ...(await receivedMoves(db).where('move.reference', 'in', names('in')).execute()),
      ...(await returnedMoves(db).where('back.id', 'in', returns).execute()),
      ...(await movesToBillers(db).where('payment.reference', 'in', names('biller')).execute()),
    )
  }
  return found
}

interface ReportedMove {
  readonly kind: MoveKind
  readonly reference: string
  readonly amountPaise: number
  readonly bankReference?: string
}

/** `ours`: the moves that the statement must have; `known`: our other moves that it names. */
function compareMoves(
  file: string,
  ours: readonly LedgerMove[],
  known: readonly LedgerMove[],
  theirs: readonly ReportedMove[],
): Reconciliation {
  const due = new Map(ours.map(move => [nameOf(move), move]))
  const found = new Map([...known, ...ours].map(move => [nameOf(move), move]))
  const lines = Map.groupBy(theirs, nameOf)
  const names = new Set([...due.keys(), ...lines.keys()])
  return {
    compared: names.size,
    differences: [...names].flatMap(name =>
      differencesOf(file, found.get(name), lines.get(name) ?? []).map(difference => ({
        ...difference,
        reference: `${file} ${name}`,
      })),
    ),
  }
}

const nameOf = ({ kind, reference }: { kind: MoveKind; reference: string }) => `${kind} ${reference}`

type Unnamed = Pick<Difference, 'kind' | 'text'>

function differencesOf(file: string, our: LedgerMove | undefined, lines: readonly ReportedMove[]): Unnamed[] {
  const [line] = lines
  if (!line) {
    return [
      { kind: 'missing-there', text: `${our?.amountPaise} paise here, and not in the ${file} statement` },
    ]
  }
  const found: Unnamed[] = []
  if (lines.length > 1)
    found.push({ kind: 'doubled', text: `it is in the ${file} statement ${lines.length} times` })
  if (!our) {
    found.push({
      kind: 'missing-here',
      text: `${line.amountPaise} paise there, and nothing here is called so`,
    })
    return found
  }
  if (our.amountPaise === null) {
    found.push({
      kind: 'other-state',
      text: `${line.amountPaise} paise moved there, and here it is ${our.state}`,
    })
    return found
  }
  if (line.amountPaise !== our.amountPaise) {
    found.push({ kind: 'other-amount', text: `${our.amountPaise} paise here, ${line.amountPaise} there` })
  }
  if (line.bankReference !== undefined && line.bankReference !== our.bankReference) {
    const text = `the bank’s reference is ${our.bankReference} here and ${line.bankReference} there`
    found.push({ kind: 'other-reference', text })
  }
  if (our.postedPaise !== our.amountPaise) {
    found.push({
      kind: 'other-posting',
      text: `the ledger posted ${our.postedPaise} paise, not ${our.amountPaise}`,
    })
  }
  return found
}
