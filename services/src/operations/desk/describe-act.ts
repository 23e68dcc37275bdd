// Describes a signed act completely, because a second operator approves what they read here.
import { hash } from 'node:crypto'
import { formatPaise } from '@chowk/catalog'
import { type ActIntent, type ActKind, evidenceText } from '../log/statement.ts'

export type Facts = Readonly<Record<string, string | number | Date | null | undefined>>

const actTexts: Readonly<Record<ActKind, string>> = {
  'end-paid': 'ends a sent payment as paid',
  'end-failed': 'ends a sent payment as failed: everything that approval took is given back',
  refund: 'gives a paid order back',
  return: 'tries again to give suspense money to its payer',
  settle: 'closes a claim on a biller as made good',
  'adjust-give': 'puts money into a wallet',
  'adjust-take': 'takes money out of a wallet',
  lift: 'opens a locked account',
  'sign-out': 'ends all sessions of a customer',
  free: 'lets codes for a number be asked for and tried again',
  review: 'passes a dispute to the biller',
  resolve: 'resolves a dispute',
  reject: 'rejects a dispute',
  answer: 'writes to the customer in their ticket',
  close: 'closes a ticket',
  bootstrap: 'registers the first operator',
  register: 'registers an operator',
  revoke: 'revokes the key of an operator, and refuses what waits of theirs',
  'replace-recovery': 'revokes the recovery key and registers another in its place',
  'begin-anew': 'lets the audit begin anew, which accepts the store as it is',
  publish: 'shows a banner, changed links or a card on pages, in place of what has the same name',
  notice: 'shows an incident notice on pages, in place of one by the same name',
  undo: 'takes back what was published',
  'end-notice': 'ends an incident notice',
}

type Field = Exclude<{ [Does in ActKind]: keyof Extract<ActIntent, { does: Does }> }[ActKind], 'does'>
type ValueIn<Intent, Name> = Intent extends unknown
  ? Name extends keyof Intent
    ? Intent[Name]
    : never
  : never

/** A field of a new kind of act that is missing here is a type error. */
const lines: { readonly [Name in Field]: (value: NonNullable<ValueIn<ActIntent, Name>>) => Facts } = {
  reference: payment => ({ payment }),
  approvalNumber: number => ({ 'approval number': number }),
  evidence: shown => ({ evidence: evidenceText(shown) }),
  orderId: order => ({ order }),
  returnId: back => ({ return: back }),
  // The customer and the sum are facts of every act.
  customerId: about => ({ account: about }),
  paise: sum => ({ 'sum of it': formatPaise(sum) }),
  disputeId: dispute => ({ dispute }),
  isRefund: isRefund => ({ 'money back': isRefund ? 'yes, the order is given back' : 'no' }),
  note: note => ({ 'note to the customer': note || 'none' }),
  ticketId: ticket => ({ ticket }),
  text: text => ({ 'answer to the customer': text }),
  name: name => ({ operator: name }),
  publicKey: key => ({ 'public key': key, fingerprint: keyFingerprint(key) }),
  published: act => ({ 'published by': act }),
  item: item => Object.fromEntries(valuesIn(item)),
  recoveryKey: key => ({ 'recovery key': key, 'its fingerprint': keyFingerprint(key) }),
}

/** All of them, each by the names that lead to it. */
function valuesIn(value: unknown, name = ''): [string, string | number][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, `${name} ${key}`.trim()))
  return value === undefined ? [] : [[name, typeof value === 'number' ? value : String(value)]]
}

export function describeAct(intent: ActIntent): Facts {
  const { does, ...fields } = intent
  const parts = Object.entries(fields).map(([name, value]) => {
    // The cast is safe: `lines` has an entry for each field.
    const line = lines[name as Field] as (value: unknown) => Facts
    return line(value)
  })
  return Object.assign({ 'what it does': `${does}: ${actTexts[does]}` }, ...parts)
}

/** The fingerprint of a public key, to compare by telephone: the first 128 bits of its SHA-256. */
export function keyFingerprint(publicKey: string): string {
  const hex = hash('sha256', Buffer.from(publicKey, 'base64url'))
  return (hex.slice(0, 32).match(/.{4}/g) ?? []).join(' ')
}
