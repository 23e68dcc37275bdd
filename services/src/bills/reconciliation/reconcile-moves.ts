// Compares the statements of the payment source and the escrow account with the ledger: each line and the totals, in both
// directions.
import { type SourceStatement, totalOf } from '../../money/payment-source/statement.ts'
import type { Db } from '../../platform/store/database.ts'
import { readInBatches } from '../../platform/store/in-pages.ts'
import { type LedgerMove, type MoveKind, movesToBillers, receivedMoves, returnedMoves } from './our-moves.ts'
import { compareByName, type Difference, type Reconciliation, settlementEdgeMs } from './reconcile.ts'
import type { EscrowStatement, Period } from './statements.ts'

/** `db` is a snapshot. */
export async function reconcileSource(
  db: Db,
  { lines, total }: SourceStatement,
  period: Period,
): Promise<Reconciliation> {
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
    for await (const moves of readInBatches(references, read)) found.push(...moves)
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
    ...{ due, known, lines, nameOf },
    differencesOf: (name, our, lines) => differencesOf(file, name, our, lines),
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
