import { expect, test } from 'vitest'
import type { Database } from '../../../platform/store/database.ts'
import { sqliteKysely } from '../../../platform/store/sqlite/sqlite-dialect.ts'
import { stageUpdate } from './payment-moves.ts'
import { canPaymentMove, paymentStages } from './payment-stages.ts'

const query = sqliteKysely<Database>({ execute: () => ({ rows: [], affected: 0 }) })
const moves = paymentStages.flatMap(from => paymentStages.map(to => ({ reference: 'R', from, to })))

test('a payment moves as the table of moves says, and never otherwise', () => {
  for (const move of moves) {
    const build = () => stageUpdate(query, move, {}).compile()
    if (canPaymentMove(move.from, move.to)) expect(build().parameters).toEqual([move.to, 'R', move.from])
    else expect(build).toThrow(`A payment that is ${move.from} cannot become ${move.to}.`)
  }
})

test('no update but the move sets a stage: the compiler refuses it', () => {
  const payments = query.updateTable('bill_payment')
  payments.set({ due_at: null })
  // @ts-expect-error Its type allows no update.
  payments.set({ stage: 'paid' })
  // @ts-expect-error Nor one by an expression.
  payments.set(({ val }) => ({ stage: val('paid') }))
})
