// Someone with database access rewrites the operator log with valid hashes: the audit names the missing signatures.
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { secondOperatorReason } from '../acts/second-operator.ts'
import { operatorPublicKey, signatureOf } from '../log/operator-key.ts'
import { emptyLogHash, hashOfLine, type LogRow } from '../log/operator-log.ts'
import { type Intent, type Statement, signedTextOf, statementText } from '../log/statement.ts'
import { replayLog } from './replay-log.ts'

const newKey = () => generateKeyPairSync('ed25519').privateKey
const [meera, tariq, thief] = [newKey(), newKey(), newKey()]
let lines: LogRow[]

beforeEach(() => {
  lines = []
  say('meera', meera, 1, { does: 'bootstrap', name: 'meera', publicKey: operatorPublicKey(meera) })
  say('meera', meera, 2, { does: 'register', name: 'tariq', publicKey: operatorPublicKey(tariq) })
})

const actId = (number: number) => `ACT-000000000${number}`
const liftPanel: Intent = { does: 'lift', customerId: 'CUS-1' }

function say(
  operator: string,
  key: KeyObject,
  act: number,
  what: Intent,
  more: Partial<Statement> = {},
): void {
  const isAboutAsha = what.does === 'lift' || what.does === 'approve'
  const text = statementText({
    act: actId(act),
    asked: what.does === 'approve' || what.does === 'refuse' ? requestHash(act) : null,
    what,
    customerId: isAboutAsha ? 'CUS-1' : null,
    amountPaise: 0,
    reason: 'It was asked for',
    operator,
    at: Date.UTC(2026, 0) + lines.length,
    previous: lines.at(-1)?.hash ?? emptyLogHash,
    ...more,
  })
  add({ act_id: actId(act), does: what.does, operator, statement: text, signature: sign(text, key) })
}

const requestHash = (act: number) => lines.find(line => line.act_id === actId(act))?.hash ?? emptyLogHash

const sign = (text: string, key: KeyObject) => signatureOf(signedTextOf(text), key)

function add(line: Omit<LogRow, 'position' | 'hash'>): void {
  const placed = { ...line, position: lines.length + 1 }
  lines.push({ ...placed, hash: hashOfLine(placed) })
}

const reported = () => replayLog(lines).differences

test('an act signed by two operators is valid', () => {
  say('meera', meera, 3, liftPanel)
  say('tariq', tariq, 3, { does: 'approve', act: actId(3) })
  expect(reported()).toEqual([])
  expect(replayLog(lines).acts.get(actId(3))).toMatchObject({ state: 'done', ended_by: 'tariq' })
})

test('an operator cannot sign for another', () => {
  say('meera', thief, 3, liftPanel)
  expect(reported()).toEqual([`operator log, line 3 (${actId(3)}): it was not signed by meera`])
})

test('an operator cannot approve their own act', () => {
  say('meera', meera, 3, liftPanel)
  say('meera', meera, 3, { does: 'approve', act: actId(3) })
  expect(reported()).toEqual([`operator log, line 4 (${actId(3)}): meera approved their own act`])
})

test('an act cannot be approved twice, or without a request', () => {
  say('meera', meera, 3, liftPanel)
  for (const act of [3, 3, 4]) say('tariq', tariq, act, { does: 'approve', act: actId(act) })
  expect(reported()).toEqual([
    `operator log, line 5 (${actId(3)}): no such act waited then`,
    `operator log, line 6 (${actId(4)}): no such act waited then`,
  ])
})

test('an approval is of the statement that asks for the act, and of no other', () => {
  say('meera', meera, 3, liftPanel)
  say('tariq', tariq, 3, { does: 'approve', act: actId(3) }, { asked: lines[1]?.hash ?? null })
  expect(reported()).toEqual([
    `operator log, line 4 (${actId(3)}): it decides about another statement than asks for the act`,
  ])
})

test('a revoked key cannot sign, and its requests are refused', () => {
  say('tariq', tariq, 3, liftPanel)
  say('meera', meera, 4, { does: 'revoke', name: 'tariq' })
  say('tariq', tariq, 5, liftPanel)
  say('meera', meera, 3, { does: 'approve', act: actId(3) })
  expect(reported()).toEqual([
    `operator log, line 5 (${actId(5)}): tariq had no key then`,
    `operator log, line 6 (${actId(3)}): no such act waited then`,
  ])
})

test('an act from before the first rule is reported', () => {
  const old = {
    does: 'adjust-give',
    operator: 'meera',
    customerId: 'CUS-1',
    amountPaise: 1,
    at: 0,
    before: [],
    operatorsEver: 2,
  } as const
  expect(() => secondOperatorReason(old)).toThrow('No rule says')
  say('meera', meera, 3, liftPanel, { at: 0 })
  expect(reported()).toContain(
    `operator log, line 3 (${actId(3)}): no rule says what one operator might do alone then`,
  )
})

test('an amount split among acts of one day needs a second operator', () => {
  const intent: Intent = { does: 'adjust-give', customerId: 'CUS-1', paise: 300_00 }
  const more = { customerId: 'CUS-1', amountPaise: 300_00 }
  for (const [act, day] of [18, 18, 20].entries())
    say('meera', meera, act + 3, intent, { ...more, at: Date.UTC(2026, 10, day) + act })
  const states = [3, 4, 5].map(act => replayLog(lines).acts.get(actId(act))?.state)
  expect(states).toEqual(['done', 'waiting', 'done'])
  expect(reported()).toEqual([])
})

test('bootstrap is not allowed while there are operators', () => {
  say('thief', thief, 3, { does: 'bootstrap', name: 'thief', publicKey: operatorPublicKey(thief) })
  expect(reported()).toEqual([`operator log, line 3 (${actId(3)}): there were operators before`])
})

test('the recovery key registers an operator alone, and signs nothing else', () => {
  const recovery = newKey()
  say('meera', meera, 3, { does: 'replace-recovery', publicKey: operatorPublicKey(recovery) })
  say('tariq', tariq, 3, { does: 'approve', act: actId(3) }, { customerId: null })
  say('recovery', recovery, 4, { does: 'register', name: 'nina', publicKey: operatorPublicKey(thief) })
  expect(reported()).toEqual([])
  say('recovery', recovery, 5, liftPanel)
  expect(reported()).toEqual([
    `operator log, line 6 (${actId(5)}): the recovery key only registers operators`,
  ])
})

test('the recovery key is neither registered nor revoked, and operators are bootstrapped once', () => {
  say('meera', meera, 3, { does: 'replace-recovery', publicKey: operatorPublicKey(newKey()) })
  say('tariq', tariq, 3, { does: 'approve', act: actId(3) }, { customerId: null })
  expect(reported()).toEqual([])
  say('meera', meera, 4, { does: 'revoke', name: 'tariq' })
  say('meera', meera, 5, { does: 'revoke', name: 'recovery' })
  say('meera', meera, 6, { does: 'replace-recovery', publicKey: operatorPublicKey(newKey()) })
  say('meera', meera, 6, { does: 'approve', act: actId(6) }, { customerId: null })
  say('meera', meera, 7, { does: 'revoke', name: 'meera' })
  say('thief', thief, 8, { does: 'bootstrap', name: 'thief', publicKey: operatorPublicKey(thief) })
  expect(reported()).toEqual([
    `operator log, line 6 (${actId(5)}): the recovery key is only ever replaced`,
    `operator log, line 8 (${actId(6)}): meera approved their own act`,
    `operator log, line 10 (${actId(8)}): there were operators before`,
  ])
})

test('a removed or moved line contradicts the next one', () => {
  say('meera', meera, 3, liftPanel)
  say('tariq', tariq, 3, { does: 'approve', act: actId(3) })
  lines.splice(2, 1)
  expect(reported()).toContain(`operator log, line 3 (${actId(3)}): it does not follow the line before it`)
})
