// The operators' desk on the store that CHOWK_DATA or DATABASE_URL names, also while it is in use. Reads what was typed, has
// it signed by the key that --key or CHOWK_OPERATOR_KEY names, and prints the answer: docs/contracts/desk.md.
import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { rupeeText } from '../money/rupees/rupees.ts'
import { openStore } from '../open-store.ts'
import { createDesk, type Desk, readableId } from '../operations/desk/desk.ts'
import type { Facts } from '../operations/desk/show.ts'
import type { Stuck } from '../operations/desk/stuck.ts'
import { publicKeyOf, signatureOf } from '../operations/log/operator-key.ts'
import type { Statement, Wish } from '../operations/log/statement.ts'
import { isRefusal } from '../platform/store/errors.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import { type Program, runProgram, type Started } from './program.ts'

const usage = [
  'Say what to do: list | show ID | end ID paid --approval-number N --evidence FILE-OR-TEXT | end ID failed --evidence …',
  'refund ORDER | return RETURN | settle PAYMENT --evidence … | adjust CUSTOMER --give RUPEES|--take RUPEES | lift CUSTOMER | free CUSTOMER | review DISPUTE',
  'resolve DISPUTE --refund|--no-refund | reject DISPUTE | answer TICKET --text "…" | close TICKET | approve ACT | refuse ACT | operators | make-key FILE',
  'bootstrap NAME | register NAME --public-key=KEY | revoke NAME; each that changes something with --reason "…" and --key FILE.',
].join(' | ')

type Task = (desk: Desk) => Promise<string[]>

export const desk: Program = async ({ words, env, print }) => {
  const task = await readTask({ words, env })
  const lines = typeof task === 'function' ? await atDesk(task, env) : task
  for (const line of lines) print(line)
  return 0
}

async function atDesk(task: Task, env: NodeJS.ProcessEnv): Promise<string[]> {
  const store = await openStore(storeOptionsFrom(env))
  try {
    return await task(createDesk({ store, now: () => new Date() }))
  } finally {
    await store.close()
  }
}

/** What was asked for, or an error before the store is opened. */
async function readTask({ words, env }: Pick<Started, 'words' | 'env'>): Promise<Task | string[]> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      reason: { type: 'string', default: '' },
      key: { type: 'string', default: env.CHOWK_OPERATOR_KEY ?? '' },
      evidence: { type: 'string', default: '' },
      'approval-number': { type: 'string', default: '' },
      give: { type: 'string' },
      take: { type: 'string' },
      refund: { type: 'boolean', default: false },
      'no-refund': { type: 'boolean', default: false },
      note: { type: 'string', default: '' },
      'note-hindi': { type: 'string', default: '' },
      text: { type: 'string', default: '' },
      'public-key': { type: 'string', default: '' },
    },
  })
  const [task = '', typed = '', how] = positionals
  if (task === 'list') return async desk => (await desk.stuck()).map(lineOfStuck)
  if (task === 'operators') return listOperators
  if (typed === '') throw new Error(usage)
  if (task === 'show') return desk => show(desk, typed)
  if (task === 'make-key') return makeKey(typed)
  const key = await privateKeyIn(values.key)
  if (task === 'bootstrap') return desk => bootstrap(desk, typed, values.reason, key)
  const wish = await readWish(task, readableId(typed), how, values)
  return desk => act(desk, wish, values.reason, key)
}

type Values = Readonly<
  Record<'evidence' | 'approval-number' | 'note' | 'note-hindi' | 'text' | 'public-key', string>
> & {
  readonly give?: string
  readonly take?: string
  readonly refund: boolean
  readonly 'no-refund': boolean
}

async function readWish(task: string, id: string, how: string | undefined, values: Values): Promise<Wish> {
  const note = { text: values.note, hindi: values['note-hindi'] }
  switch (task) {
    case 'end': {
      const given = { reference: id, evidence: await evidenceIn(values.evidence) }
      const approvalNumber = values['approval-number']
      if (how === 'paid' && approvalNumber !== '') return { does: 'end-paid', ...given, approvalNumber }
      if (how === 'failed' && approvalNumber === '') return { does: 'end-failed', ...given }
      throw new Error('Say end ID paid --approval-number N, or end ID failed.')
    }
    case 'return':
      return { does: 'return', returnId: id }
    case 'settle':
      return { does: 'settle', reference: id, evidence: await evidenceIn(values.evidence) }
    case 'refund':
      return { does: 'refund', orderId: id }
    case 'adjust': {
      const { give, take } = values
      if (give !== undefined && take === undefined)
        return { does: 'adjust-give', customerId: id, paise: paiseIn(give) }
      if (take !== undefined && give === undefined)
        return { does: 'adjust-take', customerId: id, paise: paiseIn(take) }
      throw new Error('Say adjust CUSTOMER --give RUPEES, or --take RUPEES.')
    }
    case 'lift':
    case 'free':
      return { does: task, customerId: id }
    case 'review':
    case 'reject':
      return { does: task, disputeId: id, note }
    case 'resolve':
      if (values.refund === values['no-refund'])
        throw new Error('Say resolve DISPUTE --refund or --no-refund.')
      return { does: 'resolve', disputeId: id, isRefund: values.refund, note }
    case 'answer':
      return { does: 'answer', ticketId: id, text: values.text.trim() }
    case 'close':
      return { does: 'close', ticketId: id }
    case 'register':
      return { does: 'register', name: id, publicKey: values['public-key'] }
    case 'revoke':
      return { does: 'revoke', name: id }
    case 'approve':
    case 'refuse':
      return { does: task, act: id }
    default:
      throw new Error(usage)
  }
}

/** The recovery key is printed here and written nowhere, so that it can be stored offline. */
async function bootstrap(desk: Desk, name: string, reason: string, key: KeyObject): Promise<string[]> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const recoveryKey = publicKeyOf(privateKey)
  const done = await act(
    desk,
    { does: 'bootstrap', name, publicKey: publicKeyOf(key), recoveryKey },
    reason,
    key,
  )
  return [
    ...done,
    'This is the recovery key. It is shown once: store it offline, with somebody who is not an operator.',
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trimEnd(),
    'It registers operators without a second one, for when their keys are lost. Whoever holds it can become one: npm run desk -- register NAME --public-key=KEY --key RECOVERY-FILE --reason "…"',
  ]
}

/** Signed again where another operator was faster. */
async function act(desk: Desk, wish: Wish, reason: string, key: KeyObject): Promise<string[]> {
  for (;;) {
    const { text, toSign } = await desk.prepare(wish, reason, publicKeyOf(key))
    try {
      const { actId, state, why } = await desk.submit({ text, signature: signatureOf(toSign, key) })
      if (state === 'done') return [`${actId} is done.`]
      if (state === 'refused') return [`${actId} is refused.`]
      return [
        `${actId} waits for a second operator, because ${why}: npm run desk -- approve ${actId} --reason "…"`,
      ]
    } catch (error) {
      if (!isRefusal(error, 'log-moved')) throw error
    }
  }
}

/** Whoever else can read it can sign with it. */
async function privateKeyIn(file: string): Promise<KeyObject> {
  if (file === '') throw new Error('Name the file of your key by --key FILE or CHOWK_OPERATOR_KEY.')
  const { mode } = await stat(file).catch(() => {
    throw new Error(`There is no key in ${file}.`)
  })
  if ((mode & 0o077) !== 0)
    throw new Error(`${file} can be read by others: chmod 600 ${file}, or make another key.`)
  try {
    const key = createPrivateKey(await readFile(file))
    publicKeyOf(key)
    return key
  } catch {
    throw new Error(
      `There is no Ed25519 private key in ${file}: make one with npm run desk -- make-key FILE.`,
    )
  }
}

async function makeKey(file: string): Promise<string[]> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, pem, { flag: 'wx', mode: 0o600 }).catch(error => {
    throw new Error(error.code === 'EEXIST' ? `${file} is there already.` : `${file} cannot be written.`)
  })
  return [
    `Your key is in ${file}. Others register you by --public-key=${publicKeyOf(createPublicKey(privateKey))}`,
  ]
}

/** A file stays where it is: the log keeps its name and hash. */
async function evidenceIn(typed: string): Promise<{ text: string } | { file: string; sha256: string }> {
  if (typed === '') throw new Error('Say what shows it: --evidence with a file, or with words.')
  const contents = await readFile(typed).catch(() => undefined)
  return contents ? { file: basename(typed), sha256: hash('sha256', contents) } : { text: typed }
}

function paiseIn(typed: string): number {
  const [, rupees, paise = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  if (rupees === undefined) throw new Error(`"${typed}" is no sum: write rupees as 1250 or 1250.50.`)
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

function lineOfStuck({ kind, id, amountPaise, why, since }: Stuck): string {
  const sum = amountPaise === undefined ? '' : `  Rs. ${rupeeText(amountPaise)}`
  return `${kind}  ${id}${sum}  ${harmless(why)}  for ${ageOf(since)}`
}

function ageOf(since: Date): string {
  const minutes = Math.floor((Date.now() - since.getTime()) / 60_000)
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`
}

async function show(desk: Desk, id: string): Promise<string[]> {
  const shown = await desk.show(id)
  if (!shown) throw new Error(`There is no act, order, payment, dispute, ticket, return or customer ${id}.`)
  return [...factLines(shown.facts), ...shown.said.map(lineOfStatement)]
}

function factLines(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value == null ? [] : `${name}: ${value instanceof Date ? value.toISOString() : harmless(String(value))}`,
  )
}

/** What a customer wrote looks like no other fact, and commands no terminal. */
function harmless(text: string): string {
  return text.replaceAll(/\r?\n/g, '\n  ').replaceAll(/(?!\n)\p{Cc}/gu, '')
}

function lineOfStatement({ act, what, operator, at, reason }: Statement): string {
  const evidence = 'evidence' in what ? `  evidence: ${Object.values(what.evidence).join(', ')}` : ''
  return `${new Date(at).toISOString()}  ${act}  ${operator}: ${what.does}, because ${reason}${evidence}`
}

async function listOperators(desk: Desk): Promise<string[]> {
  return (await desk.operators()).map(({ name, publicKey, registeredAt, revokedAt }) => {
    const until = revokedAt ? `, revoked ${revokedAt.toISOString()}` : ''
    return `${name}  ${publicKey}  registered ${registeredAt.toISOString()}${until}`
  })
}

if (import.meta.main) await runProgram(desk)
