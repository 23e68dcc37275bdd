// @module-tag slow
// A wrong setting finds no store: each program says so, and makes none.
import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../platform/store/test-databases.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { desk } from './desk.ts'
import { reconcileDay } from './reconcile.ts'
import { ended } from './test-program.ts'

const programs = {
  'desk list': [desk, ['list']],
  'desk show': [desk, ['show', 'ORD-0000000000']],
  'desk operators': [desk, ['operators']],
  audit: [audit, ['--whole']],
  reconcile: [reconcileDay, []],
  'reconcile gap': [reconcileDay, ['gap']],
  backup: [backup, ['backup']],
} as const

test.for(Object.entries(programs))('%s needs one', async ([, [program, words]]) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-none-'))
  const dataDir = join(folder.path, 'wrong')
  const file = join(folder.path, 'backup')
  const typed = program === backup ? [...words, file] : words
  const { code, says, complains } = await ended(program, typed, { dataDir })
  expect([code, says]).toEqual([1, ''])
  expect(complains).toMatch(
    /^CHOWK_DATA: there is no store in [^\n]+: name the folder that the portal uses[^\n]+\n$/,
  )
  expect(complains).toContain(`in ${dataDir}:`)
  expect([existsSync(dataDir), existsSync(file)]).toEqual([false, false])

  const empty = await freshDatabase('postgres')
  const beside = await ended(program, typed, empty.options)
  expect(beside).toMatchObject({ code: 1, says: '' })
  expect(beside.complains).toMatch(
    /^DATABASE_URL: there is no store at PostgreSQL at [^\n]+\/chowk_test_\w+: [^\n]+\n$/,
  )
  expect(existsSync(file)).toBe(false)
  await empty.drop()
})
