// A message in the store as its customer reads it.
import { type Locale, pathIn } from '@chowk/catalog'
import { z } from 'zod'
import { jsonIn } from '../../platform/store/broken-record.ts'
import { type CommonVariables, messageText, variablesOf } from '../templates/templates.ts'
import type { MessageRow } from './messages.tables.ts'

const parametersShape = z.record(z.string(), z.union([z.string(), z.number()]))

export type StoredMessage = Pick<MessageRow, 'id' | 'kind' | 'language' | 'parameters'>

/** The variables of its text, in its language. */
export function variablesIn({ id, parameters, language }: StoredMessage): Record<string, string | number> {
  return variablesOf(jsonIn('message.parameters', id, parametersShape, parameters), language)
}

export function textWithoutLastLine(message: StoredMessage, given: CommonVariables): string {
  return messageText(message.kind, { ...given, variables: variablesIn(message) }, message.language)
}

/** Lets a browser that reads the message fill in the code, on this site only. */
export function autofillLine(origin: string, code: string): string {
  return `@${new URL(origin).hostname} #${code}`
}

const notMe: Record<Locale, string> = { en: 'This was not me', hi: 'यह मैंने नहीं किया' }

export function notMeLine(origin: string, language: Locale, path: string): string {
  return `${notMe[language]}: ${origin}${pathIn(language, path)}`
}

export function notMePath(token: string): string {
  return `/not-me/${token}`
}
