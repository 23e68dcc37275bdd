import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '../../platform/store/database.ts'
import { sqliteKysely } from '../../platform/store/sqlite/sqlite-dialect.ts'
import { moving } from './payment-moves.ts'
import { mayMove, paymentStages } from './payment-stages.ts'

const query = sqliteKysely<Database>({ execute: () => ({ rows: [], affected: 0 }) })
const moves = paymentStages.flatMap(from => paymentStages.map(to => ({ reference: 'R', from, to })))

test('a payment moves as the table of moves says, and never otherwise', () => {
  for (const move of moves) {
    const build = () => moving(query, move, {}).compile()
    if (mayMove(move.from, move.to)) expect(build().parameters).toEqual([move.to, 'R', move.from])
    else expect(build).toThrow(`A payment that is ${move.from} cannot become ${move.to}.`)
  }
})

test('nobody writes a stage but the move', () => {
  const services = join(import.meta.dirname, '../..')
  const writers = globSync('**/*.ts', { cwd: services })
    .filter(file => !file.endsWith('.test.ts'))
    .filter(file => /\.set\(\{[^}]*\bstage\b/.test(readFileSync(join(services, file), 'utf8')))
  expect(writers).toEqual(['bills/payments/payment-moves.ts'])
})
