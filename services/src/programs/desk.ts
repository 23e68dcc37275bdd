// The operators' desk on the store that CHOWK_DATA or DATABASE_URL names, also while it is in use. Parses the command, signs it
// with the key that --key or CHOWK_OPERATOR_KEY names, and prints the answer: docs/contracts/desk.md.
import { createPrivateKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { openStore } from '../open-store.ts'
import { keyFingerprint } from '../operations/desk/describe-act.ts'
import { createDesk, type Desk, readableId } from '../operations/desk/desk.ts'
import { operatorPublicKey, signatureOf } from '../operations/log/operator-key.ts'
import type { Intent } from '../operations/log/statement.ts'
import { isRefusal } from '../platform/store/errors.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import {
  commandLineOf,
  commandSyntax,
  escapeForTerminal,
  readCommandLine,
  UsageError,
  withHint,
} from './desk-command-line.ts'
import { lineOfStuck, listOperators, show, warnings } from './desk-output.ts'
import {
  checkFile,
  exportShell,
  intentToPublish,
  listShell,
  previewLink,
  refuseUnfitItem,
  shellHistory,
} from './desk-shell.ts'
import { existingStore, type Program, type ProgramInput, runProgram } from './program.ts'
import type { ProgramEnvironment } from './program-settings.ts'

type DeskWork = (desk: Desk) => Promise<string[]>

export const desk: Program = async ({ args, env, print, isTerminal }) => {
  const { command, syntax, ...given } = readCommandLine(args)
  try {
    const work = await readCommand({ command, ...given, env, isTerminal })
    // The first operator may be registered before the portal was ever started.
    const lines = typeof work === 'function' ? await withDesk(work, env, command === 'bootstrap') : work
    for (const line of lines) print(line)
    return 0
  } catch (error) {
    throw withHint(error, syntax)
  }
}

async function withDesk(work: DeskWork, env: ProgramEnvironment, mayBeNew: boolean): Promise<string[]> {
  const store = await openStore(mayBeNew ? storeOptionsFrom(env) : await existingStore(env))
  try {
    return await work(createDesk({ store, now: () => new Date() }))
  } finally {
    await store.close()
  }
}

type Given = Omit<ReturnType<typeof readCommandLine>, 'syntax'> & Pick<ProgramInput, 'env' | 'isTerminal'>

/** Reads the arguments and files of a command; throws for an error before the store is opened. */
async function readCommand({ command, subject, outcome, options, env, isTerminal }: Given) {
  const unsigned = unsignedCommands[command]
  if (unsigned) return unsigned(subject)
  const { reason, 'recovery-file': recoveryFile } = options
  if (command === 'bootstrap' && subject === 'recovery')
    throw new UsageError('recovery is the name of the recovery key: the first operator needs another.')
  if (command === 'bootstrap' && recoveryFile === '' && !isTerminal)
    throw new Error(
      'The recovery key is shown once, and here it would end up in a file or a log: run bootstrap in a terminal, or add --recovery-file FILE.',
    )
  const key = await privateKeyIn(options.key ?? env.CHOWK_OPERATOR_KEY ?? '')
  if (command === 'shell preview') return previewLink(subject, options.at, key, env.CHOWK_ORIGIN)
  if (command === 'bootstrap') return (desk: Desk) => bootstrap(desk, subject, { reason, key, recoveryFile })
  const readIntent = signedCommands[command]
  if (!readIntent) throw new Error(`The desk has no way to ${command}.`)
  const intent = await readIntent({ id: readableId(subject), file: subject, outcome, options })
  return async (desk: Desk) => {
    if ('item' in intent) await refuseUnfitItem(desk, subject, intent.item)
    return act(desk, intent, reason, key)
  }
}

type UnsignedCommand = (subject: string) => DeskWork | string[] | Promise<DeskWork | string[]>

const unsignedCommands: Readonly<Record<string, UnsignedCommand>> = {
  help: () => Object.values(commandSyntax).map(commandLineOf),
  list: () => async desk => [...(await warnings(desk)), ...(await desk.stuck()).map(lineOfStuck)],
  operators: () => listOperators,
  show: id => desk => show(desk, id),
  'make-key': makeKey,
  'shell list': () => listShell,
  'shell history': () => shellHistory,
  'shell export': exportShell,
  'shell check': checkFile,
}

interface ToSign extends Pick<Given, 'outcome' | 'options'> {
  readonly id: string
  readonly file: string
}

/** The intent that each command signs. */
const signedCommands: Readonly<Record<string, (given: ToSign) => Intent | Promise<Intent>>> = {
  end: readEnd,
  return: ({ id }) => ({ does: 'return', returnId: id }),
  settle: async ({ id, options }) => ({
    does: 'settle',
    reference: id,
    evidence: await evidenceIn(options.evidence),
  }),
  refund: ({ id }) => ({ does: 'refund', orderId: id }),
  adjust({ id, options: { give, take } }) {
    if (give !== undefined && take === undefined)
      return { does: 'adjust-give', customerId: id, paise: paiseIn(give) }
    if (take !== undefined && give === undefined)
      return { does: 'adjust-take', customerId: id, paise: paiseIn(take) }
    throw new UsageError('Say one of two: --give RUPEES to the wallet, or --take RUPEES from it.')
  },
  lift: ({ id }) => ({ does: 'lift', customerId: id }),
  'sign-out': ({ id }) => ({ does: 'sign-out', customerId: id }),
  free: ({ id }) => ({ does: 'free', customerId: id }),
  review: ({ id, options: { note } }) => ({ does: 'review', disputeId: id, note }),
  reject: ({ id, options: { note } }) => ({ does: 'reject', disputeId: id, note }),
  resolve({ id, options: { refund, 'no-refund': noRefund, note } }) {
    if (refund === noRefund) throw new UsageError('Say one of two: --refund, or --no-refund.')
    return { does: 'resolve', disputeId: id, isRefund: refund, note }
  },
  answer({ id, options: { text } }) {
    required(text, 'Say what the customer is to read: --text "…".')
    return { does: 'answer', ticketId: id, text: text.trim() }
  },
  close: ({ id }) => ({ does: 'close', ticketId: id }),
  register({ id, options: { 'public-key': publicKey } }) {
    required(publicKey, 'Say the public key that make-key has printed for them: --public-key=KEY.')
    return { does: 'register', name: id, publicKey }
  },
  revoke: ({ id }) => ({ does: 'revoke', name: id }),
  'replace-recovery'({ options: { 'public-key': publicKey } }) {
    required(
      publicKey,
      'Say the public key of the new recovery key, which make-key has printed: --public-key=KEY.',
    )
    return { does: 'replace-recovery', publicKey }
  },
  'begin-anew': () => ({ does: 'begin-anew' }),
  'shell publish': ({ file }) => intentToPublish('shell publish', file),
  'shell schedule': ({ file }) => intentToPublish('shell schedule', file),
  'shell undo': ({ id }) => ({ does: 'undo', published: id }),
  approve: ({ id }) => ({ does: 'approve', act: id }),
  refuse: ({ id }) => ({ does: 'refuse', act: id }),
}

async function readEnd({ id, outcome, options }: ToSign): Promise<Intent> {
  const approvalNumber = options['approval-number']
  if (outcome !== 'paid' && outcome !== 'failed')
    throw new UsageError('Say how it ended: paid or failed, after the order or payment.')
  const given = { reference: id, evidence: await evidenceIn(options.evidence) }
  if (outcome === 'paid') {
    required(approvalNumber, 'Say by which number the biller approved it: --approval-number N.')
    return { does: 'end-paid', ...given, approvalNumber }
  }
  if (approvalNumber !== '') throw new UsageError('A payment that failed has no --approval-number.')
  return { does: 'end-failed', ...given }
}

function required(value: string, problem: string): void {
  if (value.trim() === '') throw new UsageError(problem)
}

/** Prints the recovery key, so that it can be stored offline, or writes it to a new file; it is stored nowhere else. */
async function bootstrap(
  desk: Desk,
  name: string,
  { reason, key, recoveryFile }: { reason: string; key: KeyObject; recoveryFile: string },
): Promise<string[]> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const recoveryKey = operatorPublicKey(privateKey)
  if (recoveryFile !== '') await writeKey(recoveryFile, privateKey)
  const intent = { does: 'bootstrap', name, publicKey: operatorPublicKey(key), recoveryKey } as const
  const done = await act(desk, intent, reason, key).catch(async error => {
    if (recoveryFile !== '') await rm(recoveryFile)
    throw error
  })
  return [
    ...done,
    ...(recoveryFile === ''
      ? ['This is the recovery key. It is shown once:', pemOf(privateKey)]
      : [`The recovery key is in ${recoveryFile}, and nowhere else.`]),
    'Store it offline, away from the machines of the operators, with somebody who is not one; leave no copy here.',
    'It registers operators without a second one, for when their keys are lost. Its holder can register as one: npm run desk -- register NAME --public-key=KEY --key RECOVERY-FILE --reason "…"',
  ]
}

/** Refusals of an approval that do not concern the act itself. */
const staysUndecided = [
  'log-moved',
  'log-differs',
  'act-ended',
  'act-differs',
  'same-operator',
  'no-reason',
  'bad-intent',
]

/** Signs and sends the act; signs it again if another operator's act came first. */
async function act(desk: Desk, intent: Intent, reason: string, key: KeyObject): Promise<string[]> {
  for (;;) {
    try {
      const { text, toSign } = await desk.prepare(intent, reason, operatorPublicKey(key))
      const { actId, state, why } = await desk.submit({ text, signature: signatureOf(toSign, key) })
      if (state === 'done') return [`${actId} is done.`]
      if (state === 'refused') return [`${actId} is refused.`]
      return [
        `${actId} waits for a second operator, because ${why}: npm run desk -- approve ${actId} --reason "…"`,
      ]
    } catch (error) {
      if (intent.does === 'approve' && isRefusal(error) && !staysUndecided.includes(error.code))
        throw new Error(
          `${error.message} If that stays so: npm run desk -- refuse ${intent.act} --reason "…"`,
        )
      if (!isRefusal(error, 'log-moved')) throw error
    }
  }
}

/** Refuses a key file that others can read, because they could sign with it. */
async function privateKeyIn(file: string): Promise<KeyObject> {
  if (file === '')
    throw new UsageError('Name the file of your key by --key FILE or CHOWK_OPERATOR_KEY; make-key makes one.')
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`There is no key in ${file}: name the file that make-key wrote.`)
  if ((found.mode & 0o077) !== 0)
    throw new Error(`${file} can be read by others: chmod 600 ${file}, or make another key.`)
  try {
    const key = createPrivateKey(await readFile(file))
    operatorPublicKey(key)
    return key
  } catch {
    throw new Error(
      `There is no Ed25519 private key in ${file}: make one with npm run desk -- make-key FILE.`,
    )
  }
}

async function makeKey(file: string): Promise<string[]> {
  const { privateKey } = generateKeyPairSync('ed25519')
  await writeKey(file, privateKey)
  const publicKey = operatorPublicKey(privateKey)
  return [
    `Your key is in ${file}. Others register you by --public-key=${publicKey}`,
    `Its fingerprint is ${keyFingerprint(publicKey)}: read it to them, they compare it with what show prints.`,
  ]
}

const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString().trimEnd()

async function writeKey(file: string, key: KeyObject): Promise<void> {
  await writeFile(file, `${pemOf(key)}\n`, { flag: 'wx', mode: 0o600 }).catch(error => {
    throw new Error(
      error.code === 'EEXIST'
        ? `${file} is there already, and no key is overwritten: name a new file.`
        : `${file} cannot be written: name a file in a folder that is there and yours.`,
    )
  })
}

/** The log stores only the name and hash of a file. */
async function evidenceIn(typed: string): Promise<{ text: string } | { file: string; sha256: string }> {
  required(typed, 'Say what shows it: --evidence with the name of a file, or with words.')
  const contents = await readFile(typed).catch(() => undefined)
  if (contents) return { file: basename(typed), sha256: hash('sha256', contents) }
  // A misspelt file name would otherwise be logged as words of evidence.
  if (/^\S*(\/\S*|\.\w{2,4})$/.test(typed))
    throw new UsageError(`There is no file ${typed} that can be read: evidence is a file, or some words.`)
  return { text: typed.trim() }
}

function paiseIn(typed: string): number {
  const [, rupees, paise = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  if (rupees === undefined)
    throw new UsageError(`"${escapeForTerminal(typed)}" is no sum: write rupees as 1250 or 1250.50.`)
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

if (import.meta.main) await runProgram(desk)
