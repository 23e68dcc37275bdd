// @module-tag slow
// The desk as operators type it, each with a key in a file of their own.
import {
  chmodSync,
  existsSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

test('the recovery key is shown to a terminal, or written to a new file, and kept nowhere else', async () => {
  const dataDir = join(folder.path, 'new-store')
  const begin = (...words: string[]) =>
    ended(program, signed('meera', ['bootstrap', 'meera', ...words]), { dataDir }, {}, false)
  expect(await fault(begin())).toContain('run bootstrap in a terminal, or add --recovery-file FILE')
  expect(existsSync(dataDir)).toBe(false)
  const file = keyOf('new-recovery')
  const refused = ended(program, signed('meera', ['bootstrap', 'M', '--recovery-file', file]), { dataDir })
  expect(await fault(refused)).toContain('small letters')
  expect(existsSync(file)).toBe(false)
  const { says } = await begin('--recovery-file', file)
  expect(says).toContain('Store it offline, away from the machines of the operators')
  expect(says).not.toContain('PRIVATE KEY')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const [secret = ''] = /^MC4.*$/m.exec(readFileSync(file, 'utf8')) ?? []
  expect(secret).toHaveLength(64)
  for (const name of readdirSync(dataDir))
    expect(readFileSync(join(dataDir, name)).includes(secret)).toBe(false)
})

test('two operators end a stuck payment', async () => {
  const file = join(folder.path, 'letter.txt')
  writeFileSync(file, 'It was paid.')
  const output = await as('meera', 'end', orderId, 'paid', '--approval-number', 'BL-7', '--evidence', file)
  const [actId = ''] = /ACT-\w+/.exec(output) ?? []
  expect(output).toContain(`approve ${actId}`)
  expect(await desk('list')).toContain(`act  ${actId}  Rs. 751  meera asked for end-paid`)
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
  expect(await desk('list')).toContain(
    'meera is the only operator, so nothing can be approved: npm run desk -- register NAME --public-key=KEY --key RECOVERY-FILE',
  )
  const [publicKey = ''] = /--public-key=\S+/.exec(await desk('make-key', keyOf('nina'))) ?? []
  expect(await as('meera', 'register', 'nina.waits', publicKey)).toContain('waits for a second operator')
  expect(await as('recovery', 'register', 'nina', publicKey)).toMatch(/^ACT-\w+ is done\.$/m)
  expect(await faultOf('recovery', 'revoke', 'meera')).toContain('only registers operators')
  const output = await as('meera', 'adjust', asha.id, '--give', '600')
  const [actId = ''] = /ACT-\w+/.exec(output) ?? []
  expect(await as('nina', 'approve', actId)).toBe(`${actId} is done.\n`)
})

describe('what is typed wrongly', () => {
  const linesOfLog = async () =>
    (await paying.portal.store.db.selectFrom('operator_log').select('position').execute()).length
  const long = (letters: number) => 'x'.repeat(letters)
  const key = `--public-key=${long(43)}`
  /** What was typed by an operator with key and reason, and what is said of it. `ORDER` and `CUSTOMER` are there. */
  const mistakes: readonly [typed: readonly string[], says: string][] = [
    [['dance', 'ORDER'], 'The desk knows no "dance": help, list, show'],
    [['Refund', 'ORDER'], 'The desk knows no "Refund"'],
    [['constructor', 'ORDER'], 'The desk knows no "constructor"'],
    [['refund'], 'refund needs the order. For example: npm run desk -- refund ORD-'],
    [['refund', ' '], 'refund needs the order.'],
    [['refund', 'ORDER', 'please'], '"please" is one word too many'],
    [['refund', 'ORDER', '--give', '5'], 'refund takes no --give.'],
    [['refund', 'ORDER', '--amount', '5'], 'The desk knows no option --amount.'],
    [['refund', 'ORDER', '-x'], 'The desk knows no option -x.'],
    [['refund', 'ORDER', '--reason'], '--reason needs a value'],
    [['refund', 'ORDER', '--reason', 'Twice said'], '--reason is there twice'],
    [['refund', 'ORD-NOTHING'], 'There is no order ORD-NOTHING. npm run desk -- list names what waits'],
    [['refund', long(81)], 'This cannot be done: an id has 80 letters at most.'],
    [['end', 'ORDER'], 'Say how it ended: paid or failed'],
    [['end', 'ORDER', 'perhaps', '--evidence', 'x'], 'Say how it ended: paid or failed'],
    [['end', 'ORDER', 'paid'], '--evidence with the name of a file, or with words.'],
    [['end', 'ORDER', 'paid', '--evidence', ' '], '--evidence with the name of a file, or with words.'],
    [['end', 'ORDER', 'paid', '--evidence', 'x'], 'Say by which number the biller approved it'],
    [['end', 'ORDER', 'failed', '--evidence', 'x', '--approval-number', '7'], 'has no --approval-number'],
    [['end', 'ORDER', 'failed', '--evidence', 'leter.pdf'], 'There is no file leter.pdf that can be read'],
    [['end', 'ORDER', 'failed', '--evidence', long(1001)], 'evidence in words is one line of 1,000 letters'],
    [['end', 'ORDER', 'failed', '--evidence', 'two\nlines'], 'evidence in words is one line'],
    [
      ['end', 'ORDER', 'paid', '--evidence', 'x', '--approval-number', long(61)],
      'the approval number is one line of 60 letters at most',
    ],
    [['end', 'nothing', 'failed', '--evidence', 'x'], 'There is no payment nothing.'],
    [['end', 'ORDER', 'failed', '--evidence', 'x'], 'only a sent one can be ended'],
    [['settle', 'ORDER'], '--evidence with the name of a file'],
    [['settle', 'ORDER', '--evidence', 'x'], 'Nobody owes us anything for payment'],
    [['return', 'nothing'], 'There is no return nothing.'],
    [['adjust', 'CUSTOMER'], 'Say one of two: --give RUPEES'],
    [['adjust', 'CUSTOMER', '--give', '5', '--take', '5'], 'Say one of two: --give RUPEES'],
    [['adjust', 'CUSTOMER', '--give', '0'], 'a sum is between Rs. 0.01 and Rs. 1,00,00,000.'],
    [['adjust', 'CUSTOMER', '--give', '99999999'], 'a sum is between Rs. 0.01 and Rs. 1,00,00,000.'],
    [['adjust', 'CUSTOMER', '--give', '-5'], '--give needs a value'],
    [['adjust', 'CUSTOMER', '--give=-5'], '"-5" is no sum: write rupees as 1250 or 1250.50.'],
    [['adjust', 'CUSTOMER', '--give', '1,000'], '"1,000" is no sum'],
    [['adjust', 'CUSTOMER', '--give', '1.005'], '"1.005" is no sum'],
    [['adjust', 'CUSTOMER', '--take', 'Rs. 5'], '"Rs. 5" is no sum'],
    [['adjust', 'CUSTOMER', '--give', ''], '"" is no sum'],
    [['adjust', '9811199999', '--give', '5'], 'There is no customer 9811199999.'],
    [['lift', 'CUSTOMER'], 'is not locked'],
    [['free', 'nobody'], 'There is no customer or number nobody.'],
    [['free', '9811199999'], 'Nobody has asked for codes of 9811199999 or typed wrong ones lately.'],
    [['resolve', 'DSP-0000000000'], 'Say one of two: --refund, or --no-refund.'],
    [['resolve', 'DSP-0000000000', '--refund', '--no-refund'], 'Say one of two: --refund, or --no-refund.'],
    [['resolve', 'DSP-0000000000', '--refund=yes'], '--refund takes no value.'],
    [['resolve', 'DSP-0000000000', '--refund'], 'There is no dispute DSP-0000000000.'],
    [['reject', 'DSP-0000000000', '--note', long(1001)], 'a note has 1,000 letters at most.'],
    [['answer', 'TKT-0000000000'], 'Say what the customer is to read: --text'],
    [['answer', 'TKT-0000000000', '--text', ' '], 'Say what the customer is to read: --text'],
    [['answer', 'TKT-0000000000', '--text', long(2001)], 'an answer has 1 to 2,000 letters.'],
    [['answer', 'TKT-0000000000', '--text', 'Yes.'], 'There is no ticket TKT-0000000000.'],
    [['approve', 'ORDER'], 'an act is named as ACT-8K2M4N6P7Q.'],
    [['approve', 'ACT-0000000000'], 'There is no act ACT-0000000000.'],
    [['register', 'omar'], 'Say the public key that make-key has printed'],
    [['register', 'omar', '--public-key=-short'], 'a public key is the 43 characters that make-key prints'],
    [['register', 'Omar', key], 'name has 2 to 40 small letters'],
    [['register', 'o', key], 'name has 2 to 40 small letters'],
    [['register', 'meera', key], 'meera is an operator: revoke the key first.'],
    [['revoke', 'nobody'], 'No key of nobody is registered.'],
    [['bootstrap', 'eve'], 'another one, or the recovery key, registers the next'],
    [['bootstrap', 'recovery'], 'recovery is the name of the recovery key'],
    [['list', 'all'], '"all" is one word too many'],
  ]

  test.for(mistakes.map(([words, says]) => ({ words, says })))('$says', async ({ words, says }) => {
    const before = await linesOfLog()
    const named = words.map(word => (word === 'ORDER' ? orderId : word === 'CUSTOMER' ? asha.id : word))
    const reported = await (words[0] === 'list' ? fault(typed(...named)) : faultOf('meera', ...named))
    expect(reported).toContain(says)
    expect(reported).not.toMatch(/expected|invalid|undefined|null|ERR_|positional/i)
    expect(await linesOfLog()).toBe(before)
  })

  test('as is what is missing beside the words', async () => {
    expect(await fault(typed())).toContain('Say what to do: help, list')
    expect(await fault(typed('show', 'ORD-NOTHING'))).toContain('There is no act, order')
    expect(await fault(typed('show', orderId, '--key', keyOf('meera')))).toContain('show takes no --key')
    expect(await fault(typed('refund', orderId, '--key', keyOf('meera')))).toContain('Say why, in one line')
    expect(await fault(typed('refund', orderId, '--key', keyOf('meera'), '--reason', 'so'))).toContain(
      'Say why, in one line',
    )
    expect(await fault(typed('refund', orderId, '--reason', 'Letter BL-7'))).toContain('--key FILE')
    expect(await faultOf('nobody', 'refund', orderId)).toContain('There is no key in')
    expect(await fault(typed('refund', orderId, '--key', folder.path, '--reason', 'Letter'))).toContain(
      'There is no key in',
    )
    writeFileSync(keyOf('none'), 'This is a shopping list.', { mode: 0o600 })
    expect(await faultOf('none', 'refund', orderId)).toContain('There is no Ed25519 private key')
    await desk('make-key', keyOf('stranger'))
    expect(await faultOf('stranger', 'refund', orderId)).toContain('Your key is not registered')
    expect(await fault(typed('make-key', keyOf('meera')))).toContain('is there already')
    expect(await fault(typed('make-key', join(folder.path, 'no', 'folder.pem')))).toContain(
      'cannot be written',
    )
    chmodSync(keyOf('tariq'), 0o640)
    expect(await faultOf('tariq', 'refund', orderId)).toContain('chmod 600')
  })

  test('is helped by an example of every command, each of which can be typed', async () => {
    const examples = (await desk('help')).trim().split('\n')
    expect(examples.length).toBeGreaterThan(20)
    for (const example of examples) {
      const words = example.replace('npm run desk -- ', '').match(/"[^"]*"|\S+/g) ?? []
      const { complains } = await typed(
        // Files go where the test's files go, not beside the sources.
        ...words.map(word =>
          word
            .replaceAll('"', '')
            .replace('meera.pem', keyOf('example'))
            .replace(/^default-items\.json$/, join(folder.path, 'default-items.json')),
        ),
      )
      expect(complains).not.toMatch(/The desk knows|takes no|too many|needs|Say one/)
    }
  })
})
