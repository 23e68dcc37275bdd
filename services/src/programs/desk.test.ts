// @module-tag slow
// The desk as operators type it, each with a key in a file of their own.
import { chmodSync, mkdtempDisposableSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../bills/payments/test-payments.ts'
import { desk as program } from './desk.ts'
import { type Ended, ended } from './test-program.ts'

let folder: ReturnType<typeof mkdtempDisposableSync>
let paying: PayingPortal
let asha: Payer
let orderId: string

beforeAll(async () => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'chowk-desk-'))
  paying = await openPayingPortal('postgres')
  asha = await paying.customer()
  orderId = (await asha.recharge('9811122233', 749_00)).orderId
})
afterAll(async () => {
  await paying?.close()
  folder[Symbol.dispose]()
})

const keyOf = (name: string) => join(folder.path, `${name}.pem`)

const typed = (...words: string[]) => ended(program, words, paying.portal.database.options)

async function desk(...words: string[]): Promise<string> {
  const { says, complains } = await typed(...words)
  expect(complains).toBe('')
  return says
}

const signed = (name: string, words: string[]) => [
  ...words,
  '--key',
  keyOf(name),
  '--reason',
  'Letter BL-7 of the biller',
]
const as = (name: string, ...words: string[]) => desk(...signed(name, words))

/** What it says where it ends with 1: one line. */
const fault = async (work: Promise<Ended>) => {
  const { code, says, complains } = await work
  return code === 1 && says === '' && complains.trim().split('\n').length === 1
    ? complains
    : `odd: ${says}${complains}`
}
const faultOf = (name: string, ...words: string[]) => fault(typed(...signed(name, words)))

test('the first operator makes a key, begins, and registers the second', async () => {
  expect(await desk('make-key', keyOf('meera'))).toContain('--public-key=')
  expect(statSync(keyOf('meera')).mode & 0o777).toBe(0o600)
  const begun = await as('meera', 'bootstrap', 'meera')
  expect(begun).toMatch(/^ACT-\w+ is done\.$/m)
  const [recoveryKey = ''] = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(begun) ?? []
  writeFileSync(keyOf('recovery'), recoveryKey, { mode: 0o600 })
  const [publicKey = ''] = /--public-key=\S+/.exec(await desk('make-key', keyOf('tariq'))) ?? []
  await as('meera', 'register', 'tariq', publicKey)
  expect((await desk('operators')).split('\n').map(line => line.split(' ')[0])).toEqual([
    'meera',
    'recovery',
    'tariq',
    '',
  ])
})

test('two operators end a stuck payment', async () => {
  const file = join(folder.path, 'letter.txt')
  writeFileSync(file, 'It was paid.')
  const asked = await as('meera', 'end', orderId, 'paid', '--approval-number', 'BL-7', '--evidence', file)
  const [actId = ''] = /ACT-\w+/.exec(asked) ?? []
  expect(asked).toContain(`approve ${actId}`)
  expect(await desk('list')).toContain(`act  ${actId}  Rs. 751.00  meera asked for end-paid`)
  expect(await desk('show', actId)).toMatch(/meera: end-paid, because Letter BL-7.*letter\.txt, [0-9a-f]{64}/)
  expect(await as('tariq', 'approve', actId.toLowerCase())).toBe(`${actId} is done.\n`)
  expect(await desk('show', orderId)).toMatch(/stage: paid\n.*approval number: BL-7/s)
})

test('an operator answers a ticket, whose words pass for nothing else', async () => {
  const message = 'Where is it?\nstate: answered\u001b[2J'
  const form = { topic: 'other', subject: 'My bill', message, submission: 'desk-ticket' }
  const opened = await paying.portal.services.tickets.open(asha.id, form)
  const ticketId = 'id' in opened ? opened.id : ''
  expect(await desk('show', ticketId)).toMatch(/\nstate: open\n.*Where is it\?\n {2}state: answered\[2J\n/s)
  expect(await as('meera', 'answer', ticketId, '--text', 'It is paid.')).toMatch(/^ACT-\w+ is done\.$/m)
})

test('with one operator left, the recovery key registers the next one', async () => {
  await as('meera', 'revoke', 'tariq')
  const [publicKey = ''] = /--public-key=\S+/.exec(await desk('make-key', keyOf('nina'))) ?? []
  expect(await as('meera', 'register', 'nina.waits', publicKey)).toContain('waits for a second operator')
  expect(await as('recovery', 'register', 'nina', publicKey)).toMatch(/^ACT-\w+ is done\.$/m)
  expect(await faultOf('recovery', 'revoke', 'meera')).toContain('only registers operators')
  const asked = await as('meera', 'adjust', asha.id, '--give', '600')
  const [actId = ''] = /ACT-\w+/.exec(asked) ?? []
  expect(await as('nina', 'approve', actId)).toBe(`${actId} is done.\n`)
})

test('whatever is missing or wrong is said in one line', async () => {
  expect(await fault(typed())).toContain('Say what to do')
  expect(await faultOf('meera', 'dance', orderId)).toContain('Say what to do')
  expect(await fault(typed('show', 'ORD-NOTHING'))).toContain('There is no')
  expect(await fault(typed('refund', orderId, '--key', keyOf('meera')))).toContain('Say why')
  expect(await fault(typed('refund', orderId, '--reason', 'Letter BL-7'))).toContain('--key')
  expect(await faultOf('nobody', 'refund', orderId)).toContain('There is no key in')
  expect(await faultOf('meera', 'end', orderId, 'paid')).toContain('--evidence')
  expect(await faultOf('meera', 'end', orderId, 'perhaps', '--evidence', 'x')).toContain('Say end ID paid')
  expect(await faultOf('meera', 'adjust', asha.id, '--give', '1,000')).toContain('is no sum')
  expect(await faultOf('meera', 'adjust', asha.id)).toContain('--give RUPEES')
  expect(await faultOf('meera', 'resolve', 'DSP-0000000000')).toContain('--no-refund')
  expect(await faultOf('meera', 'register', 'nina', '--public-key=-short')).toContain('publicKey')
  expect(await fault(typed('make-key', keyOf('meera')))).toContain('is there already')
  chmodSync(keyOf('tariq'), 0o640)
  expect(await faultOf('tariq', 'refund', orderId)).toContain('chmod 600')
})
