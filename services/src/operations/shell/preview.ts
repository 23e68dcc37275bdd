// A link that shows a draft on any page, in any language and at any moment: signed by an operator, valid for an hour.
import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/store/database.ts'
import { tryParseJson } from '../../platform/store/parsed-json.ts'
import { isSignedByOperator, operatorPublicKey, signatureOf } from '../log/operator-key.ts'
import { checkedItem, type ShellItem } from '../log/shell-item.ts'
import { recoveryName } from '../log/statement.ts'

const validForMs = 60 * 60_000
const maxTokenLength = 8_000
/** The prefix makes the signature invalid for any other purpose. */
const signedText = (text: string) => `chowk shell preview 1\n${text}`

const draftShape = z.strictObject({
  item: checkedItem,
  /** The moment that is shown. */
  at: z.int(),
  signedAt: z.int(),
  publicKey: z.string().max(60),
})

export type Draft = z.infer<typeof draftShape>

/** The token for the address of any page, as `?shell-preview=TOKEN`. */
export function previewToken(item: ShellItem, at: number, key: KeyObject, now: number): string {
  const draft: Draft = { item, at, signedAt: now, publicKey: operatorPublicKey(key) }
  const text = JSON.stringify(draft)
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(signedText(text), key)}`
}

/** Undefined for a link that no operator signed within the last hour. */
export async function openPreview(db: Db, token: string, now: number): Promise<Draft | undefined> {
  if (token.length > maxTokenLength) return undefined
  const [encoded = '', signature = ''] = token.split('.')
  const text = Buffer.from(encoded, 'base64url').toString()
  const read = draftShape.safeParse(tryParseJson(text))
  if (!read.success) return undefined
  const { signedAt, publicKey } = read.data
  if (signedAt > now || now >= signedAt + validForMs) return undefined
  if (!isSignedByOperator(publicKey, signedText(text), signature)) return undefined
  const operator = await db
    .selectFrom('operator')
    .select('name')
    .where('public_key', '=', publicKey)
    .where('revoked_at', 'is', null)
    .where('name', '<>', recoveryName)
    .executeTakeFirst()
  return operator && read.data
}
