// @module-tag slow
// The command as an operator runs it, beside a portal that goes on working.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInIndia } from '@chowk/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type PayingPortal } from '../bills/payments/test-payments.ts'
import { reconcileDay } from './reconcile.ts'
import { ended } from './test-program.ts'

let paying: PayingPortal
let day: string
let settlement: string[]
let paid: string
let refused: string

beforeAll(async () => {
  paying = await openPayingPortal('postgres')
  const asha = await paying.customer()
  paid = (await asha.recharge('9811133301')).reference
  refused = (await asha.recharge('9811133302')).reference
  await asha.recharge('9811133303')
  day = dayInIndia(paying.portal.clock.now().getTime())
  const period = new URLSearchParams({ from: `${day}T00:00:00Z`, to: `${day}T23:59:59Z` })
  const file = await fetch(`${paying.sandboxUrl}/v1/settlement?${period}`)
  settlement = (await file.text()).split('\n').filter(line => line !== '')
})
afterAll(() => paying?.close())

const reconcile = (given: string[], env = {}) =>
  ended(reconcileDay, given, paying.portal.database.options, env)

async function reconcileFile(lines: readonly string[]) {
  const file = join(paying.portal.database.options.dataDir, 'settlement')
  await writeFile(file, `${lines.join('\n')}\n`)
  return reconcile([day, file])
}

const compared = (payments: number, escrow = 1) =>
  `Compared ${payments} payments, 0 lines of the source and ${escrow} of the escrow account of ${day}`
const lineOf = (reference: string) => settlement.find(line => line.includes(reference)) ?? ''
const without = (reference: string) => settlement.filter(line => !line.includes(reference))

test('a sandbox is asked for its file, and agrees', async () => {
  const well = { code: 0, says: `${compared(3)}: all is well.\n`, complains: '' }
  expect(await reconcile([day, paying.sandboxUrl])).toEqual(well)
  expect(await reconcile([day], { CHOWK_BILLER_SANDBOX: paying.sandboxUrl })).toEqual(well)
})

test('without a sandbox to ask, the file is that of the demonstration’s own', async () => {
  const { code, says } = await reconcile([day])
  expect(code).toBe(1)
  expect(says).toContain(`missing-there ${paid}`)
})

test('a file is read, and agrees', async () => {
  expect(await reconcileFile(settlement)).toMatchObject({ code: 0, says: expect.stringContaining('well') })
})

test('every difference has its name, on a line of its own', async () => {
  const strange = lineOf(paid).replace(paid, 'Z'.repeat(35))
  const changed = lineOf(refused).replace('"refused"', '"paid"').replace('19900', '19901')
  const { code, says } = await reconcileFile([
    ...without(refused),
    lineOf(paid),
    strange,
    changed.replace('"at"', '"approvalNumber":"A1","at"'),
  ])
  expect(code).toBe(1)
  expect(says.split('\n').toSorted().slice(1)).toEqual(
    [
      `${compared(4, 0)}: 4 difference(s).`,
      `doubled ${paid}: it is in the file 2 times`,
      `missing-here ${'Z'.repeat(35)}: the file says paid, and here nothing was sent`,
      `other-amount ${refused}: 19900 paise here, 19901 in the file`,
      `other-state ${refused}: it is failed here and paid in the file`,
    ].toSorted(),
  )
  expect((await reconcileFile(without(paid))).says).toContain(`missing-there ${paid}: it is paid here`)
})

test.each([
  ['a day that is none', () => ['someday'], '"someday" is no day'],
  ['a file that is not there', () => [day, '/nowhere/settlement'], 'ENOENT'],
  ['a sandbox that is not there', () => [day, 'http://127.0.0.1:9'], 'http://127.0.0.1:9 does not answer'],
])('%s is said in one line, with 1', async (_name, given, complaint) => {
  const { code, says, complains } = await reconcile(given())
  expect({ code, says }).toEqual({ code: 1, says: '' })
  expect(complains).toContain(complaint)
  expect(complains.trim()).not.toContain('\n')
})

test('a sent payment that the file says was refused is refunded, and reported in a line', async () => {
  const asha = await paying.customer()
  const { reference, billerId, cost } = await asha.recharge('9811133313')
  const { amountPaise } = cost
  const line = { reference, billerId, amountPaise, state: 'refused', at: new Date().toISOString() }
  const { says } = await reconcileFile([...settlement, JSON.stringify(line)])
  expect(says).toBe(
    `reversed ${reference}: the file says refused, and its money goes back\n${compared(4, 0)}: all is well.\n`,
  )
})
