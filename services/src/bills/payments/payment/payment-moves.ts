// Every move of a payment from one stage to the next goes through `stageUpdate`, which checks it against the table of moves.
import type { Compilable } from 'kysely'
import { forUpdate, row, type Steps, type Tx, writeOne } from '../../../platform/store/command.ts'
import type { Db } from '../../../platform/store/database.ts'
import { prepare } from '../../../platform/store/prepare.ts'
import { type BillPayment, readPaymentIn } from './payment.ts'
import { canPaymentMove, type PaymentStage } from './payment-stages.ts'
import type { BillPaymentRow } from './payments.tables.ts'

/** For this time the worker leaves a payment to the request that holds the money, sends it and answers with the outcome. */
export const workerDelayMs = 5_000

export interface StageMove {
  readonly reference: string
  readonly from: PaymentStage
  readonly to: PaymentStage
}

/** The columns that a move writes beside the stage. */
export type MovedColumns = Partial<Omit<BillPaymentRow, 'reference' | 'stage'>>

/** The update that moves a payment, if it is still in the expected stage. */
export function stageUpdate(query: Db, { reference, from, to }: StageMove, columns: MovedColumns) {
  if (!canPaymentMove(from, to)) throw new RangeError(`A payment that is ${from} cannot become ${to}.`)
  return query
    .updateTable('bill_payment')
    .set({ ...columns, stage: to as never })
    .where('reference', '=', reference)
    .where('stage', '=', from)
}

/** Moves a payment that this command has locked, or rolls everything back. */
export function* move(
  tx: Tx,
  { reference, stage: from }: BillPayment,
  to: PaymentStage,
  columns: MovedColumns,
): Steps<void> {
  yield* writeOne(moved(tx, { reference, from, to }, columns))
}

/** Built once for each move and set of columns. */
const moves = new Map<string, (tx: Tx, values: Values) => Compilable>()
type Values = Pick<StageMove, 'reference'> & Readonly<Record<string, string | number | null>>

function moved(tx: Tx, { reference, from, to }: StageMove, columns: MovedColumns): Compilable {
  const written = Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const names = written.map(([name]) => name)
  const key = [from, to, ...names].join(' ')
  const build =
    moves.get(key) ??
    prepare((query, value: Values) =>
      stageUpdate(
        query,
        { reference: value.reference, from, to },
        Object.fromEntries(names.map(name => [name, value[name]])),
      ),
    )
  moves.set(key, build)
  return build(tx, { ...Object.fromEntries(written), reference })
}

/** Locks a payment in this stage: of two concurrent moves the second finds it moved. */
export function* lockInStage<Stage extends PaymentStage>(tx: Tx, stage: Stage, reference: string) {
  const locked = yield* row(lockedPayment(tx, { reference, stage }))
  return locked && readPaymentIn(stage, locked)
}

const lockedPayment = prepare((query, value: { reference: string; stage: PaymentStage }, kind) =>
  forUpdate(
    kind,
    query
      .selectFrom('bill_payment')
      .selectAll()
      .where('reference', '=', value.reference)
      .where('stage', '=', value.stage),
  ),
)
