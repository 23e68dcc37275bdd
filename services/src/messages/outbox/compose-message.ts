// Composes an outgoing message from its row: the text in the customer's language, and the last line, which holds the
// code or the link 'This was not me'.
import { type Locale, pathIn } from '@chowk/catalog'
import { z } from 'zod'
import { decryptText } from '../../platform/keys/encrypted-text.ts'
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readJsonColumn } from '../../platform/store/broken-record.ts'
import type { Outgoing } from '../channels/channels.ts'
import { type CommonVariables, groupOf, isCode, messageText, variablesOf } from '../templates/templates.ts'
import { notMeToken } from './not-me-token.ts'
import type { MessageRow } from './notify.ts'

const grievancePath = '/grievance'

/** Returns undefined for a code that cannot be decrypted any more. */
export function createComposer({ store, origin, keyFor, keysFor }: ServiceContext, brand: string) {
  const codeKeys = keysFor('message-seal')
  const notMeKey = keyFor('not-me')

  /** The hash is stored once, so that another attempt revives no void link. A closed account cannot be locked: it gets /grievance. */
  async function lastLineOf({ id, kind, language }: MessageRow): Promise<string> {
    if (kind === 'account-closed') return notMeLine(origin, language, grievancePath)
    const token = notMeToken(notMeKey, id)
    const hash = { not_me_hash: tokenHash(token) }
    const message = store.db.updateTable('message').set(hash).where('id', '=', id)
    await message.where('not_me_hash', 'is', null).execute()
    return notMeLine(origin, language, `/not-me/${token}`)
  }

  return async (message: MessageRow): Promise<Outgoing | undefined> => {
    const { id, mobile, kind, language, sealed, created_at } = message
    const parameters = variablesIn(message)
    const at = new Date(created_at)
    if (isCode(kind)) {
      const code = sealed === null ? undefined : decryptText(codeKeys, id, sealed)
      if (code === undefined) return undefined
      // Lets a browser that reads the message fill in the code, on this site only.
      const autofillLine = `@${new URL(origin).hostname} #${code}`
      const text = `${textWithoutLastLine(message, { brand, code })}\n\n${autofillLine}`
      return { id, mobile, kind, language, text, parameters: { ...parameters, code }, code, at }
    }
    const words = textWithoutLastLine(message, { brand })
    const text = groupOf(kind) === 'security' ? `${words}\n${await lastLineOf(message)}` : words
    return { id, mobile, kind, language, text, parameters, at }
  }
}

const parametersShape = z.record(z.string(), z.union([z.string(), z.number()]))

type StoredMessage = Pick<MessageRow, 'id' | 'kind' | 'language' | 'parameters'>

/** The variables of its text, in its language. */
function variablesIn({ id, parameters, language }: StoredMessage): Record<string, string | number> {
  return variablesOf(readJsonColumn('message.parameters', id, parametersShape, parameters), language)
}

export function textWithoutLastLine(message: StoredMessage, given: CommonVariables): string {
  return messageText(message.kind, { ...given, variables: variablesIn(message) }, message.language)
}

const notMe: Record<Locale, string> = { en: 'This was not me', hi: 'यह मैंने नहीं किया' }

function notMeLine(origin: string, language: Locale, path: string): string {
  return `${notMe[language]}: ${origin}${pathIn(language, path)}`
}
