// The statement that an operator signs: one act with its reason, its time and the hash of the previous statement.
import { z } from 'zod'
import { parseReadableId } from '../../platform/ids/readable-id.ts'
import { canonicalJson } from '../../platform/store/idempotency/idempotency.ts'
import { tryParseJson } from '../../platform/store/parsed-json.ts'
import { hasNoControls, noControlsText, oneLineText } from './plain-line.ts'
import { shellItem } from './shell-item.ts'

const id = z.string('an id is text').min(1, 'an id is missing').max(80, 'an id has 80 letters at most')
const operatorName = z
  .string()
  .regex(
    /^[a-z][a-z0-9.-]{1,39}$/,
    "an operator's name has 2 to 40 small letters, digits, dots and hyphens, and begins with a letter, as tariq or meera.k",
  )
/** An Ed25519 key, as a JWK's `x`. */
const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'a public key is the 43 characters that make-key prints after --public-key=')
const actId = z
  .string()
  .refine(typed => parseReadableId('ACT', typed) === typed, 'an act is named as ACT-8K2M4N6P7Q')

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** The evidence: some words, or a file that the operator stores, identified by its hash. */
const evidence = z.union([
  z.strictObject({ text: oneLineText('evidence in words', 1000) }),
  z.strictObject({ file: oneLineText('the name of a file', 200), sha256: hash }),
])

/** Limits typing errors: an adjustment is at most one crore. */
const sumRange = 'a sum is between Rs. 0.01 and Rs. 1,00,00,000'
const sum = z.int(sumRange).min(1, sumRange).max(1_00_00_000_00, sumRange)

/** Shown to a customer, in any number of lines. */
const answerLength = 'an answer has 1 to 2,000 letters'
const answer = z
  .string()
  .min(1, answerLength)
  .max(2000, answerLength)
  .refine(text => text.trim() === text, 'an answer begins and ends with a letter')
  .refine(hasNoControls, `an answer ${noControlsText}`)

const note = z
  .string()
  .max(1000, 'a note has 1,000 letters at most')
  .refine(hasNoControls, `a note ${noControlsText}`)

const itemOf = (isNotice: boolean) =>
  shellItem.refine(
    item => (item.kind === 'notice') === isNotice,
    'a notice is published as one, and anything else by two operators',
  )

const intentShape = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('end-paid'),
    reference: id,
    approvalNumber: oneLineText('the approval number', 60),
    evidence,
  }),
  z.strictObject({ does: z.literal('end-failed'), reference: id, evidence }),
  z.strictObject({ does: z.literal('refund'), orderId: id }),
  z.strictObject({ does: z.literal('return'), returnId: id }),
  z.strictObject({ does: z.literal('settle'), reference: id, evidence }),
  z.strictObject({ does: z.literal('adjust-give'), customerId: id, paise: sum }),
  z.strictObject({ does: z.literal('adjust-take'), customerId: id, paise: sum }),
  z.strictObject({ does: z.literal('lift'), customerId: id }),
  z.strictObject({ does: z.literal('sign-out'), customerId: id }),
  /** A customer, or a number without an account. */
  z.strictObject({ does: z.literal('free'), customerId: id }),
  z.strictObject({ does: z.literal('review'), disputeId: id, note }),
  z.strictObject({ does: z.literal('resolve'), disputeId: id, isRefund: z.boolean(), note }),
  z.strictObject({ does: z.literal('reject'), disputeId: id, note }),
  z.strictObject({ does: z.literal('answer'), ticketId: id, text: answer }),
  z.strictObject({ does: z.literal('close'), ticketId: id }),
  z.strictObject({
    does: z.literal('bootstrap'),
    name: operatorName,
    publicKey,
    /** Registered as `recovery`. */
    recoveryKey: publicKey.optional(),
  }),
  z.strictObject({ does: z.literal('register'), name: operatorName, publicKey }),
  z.strictObject({ does: z.literal('revoke'), name: operatorName }),
  /** One act, so that there is never a time without a recovery key. */
  z.strictObject({ does: z.literal('replace-recovery'), publicKey }),
  /** The next audit may accept the store as it is: after a restore, for example. */
  z.strictObject({ does: z.literal('begin-anew') }),
  /** A banner, or a change of links. */
  z.strictObject({ does: z.literal('publish'), item: itemOf(false) }),
  /** An incident notice. */
  z.strictObject({ does: z.literal('notice'), item: itemOf(true) }),
  /** Withdraws a publication or a notice. */
  z.strictObject({ does: z.literal('undo'), published: actId }),
  z.strictObject({ does: z.literal('end-notice'), published: actId }),
  z.strictObject({ does: z.literal('approve'), act: actId }),
  z.strictObject({ does: z.literal('refuse'), act: actId }),
])

/**
 * The name of the key that `bootstrap` creates and that is stored offline. It can register an operator alone when too
 * few are left to do so, and signs nothing else.
 */
export const recoveryName = 'recovery'

export type Intent = z.infer<typeof intentShape>
export type IntentKind = Intent['does']
export type IntentTo<Does extends IntentKind> = Extract<Intent, { does: Does }>
/** Intents that are acts of their own; approve and refuse decide about a waiting act. */
export type ActKind = Exclude<IntentKind, 'approve' | 'refuse'>
export type ActIntent = IntentTo<ActKind>

const statementShape = z.strictObject({
  act: actId,
  /** For a decision: the hash of the line that requested the act, so that nothing else is approved. */
  asked: hash.nullable(),
  what: intentShape,
  /** The affected customer. */
  customerId: id.nullable(),
  /** The moved amount, wherever it goes. */
  amountPaise: z.int().min(0),
  reason: oneLineText('the reason', 500).min(5),
  operator: operatorName,
  at: z.int(),
  /** The hash of the log's last line, so that a signature is valid in one place only. */
  previous: hash,
})

export type Statement = z.infer<typeof statementShape>

/** The evidence as a row stores it. */
export const evidenceText = (shown: z.infer<typeof evidence>) =>
  'text' in shown ? shown.text : `${shown.file}, SHA-256 ${shown.sha256}`

/** The stored text; the same statement always has the same text. */
export const statementText = (statement: Statement): string => canonicalJson(statement)

/** The signed text; its prefix makes the signature invalid for any other purpose. */
export const signedTextOf = (text: string): string => `chowk operator log 1\n${text}`

/** Parses a statement, or returns in one line why it is invalid. */
export function readStatement(text: string): Statement | { readonly fault: string } {
  const parsed = statementShape.safeParse(tryParseJson(text))
  if (!parsed.success) return { fault: faultIn(parsed.error) }
  return statementText(parsed.data) === text ? parsed.data : { fault: 'it is not written as statements are' }
}

export const faultOfIntent = (intent: unknown) => intentShape.safeParse(intent).error?.issues[0]?.message

export const isReason = (reason: string): boolean => statementShape.shape.reason.safeParse(reason).success

function faultIn({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.filter(part => part !== 'what').join('.')
  return `${where ? `${where}: ` : ''}${issue?.message ?? 'it cannot be read'}`
}

/** The subject of the act: an order, a payment, a customer, a dispute, a ticket, an operator, the audit, an item of the shell. */
export function subjectOf(intent: ActIntent): string {
  if (intent.does === 'replace-recovery') return recoveryName
  if (intent.does === 'begin-anew') return 'audit'
  if ('item' in intent) return intent.item.name
  if ('reference' in intent) return intent.reference
  if ('orderId' in intent) return intent.orderId
  if ('returnId' in intent) return intent.returnId
  if ('customerId' in intent) return intent.customerId
  if ('disputeId' in intent) return intent.disputeId
  if ('ticketId' in intent) return intent.ticketId
  return 'published' in intent ? intent.published : intent.name
}
