// The configured channels: a file, an SMS gateway's webhook, the demonstration's page.
import { createHmac } from 'node:crypto'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locale } from '@chowk/catalog'
import { derivedKey } from '../../platform/keys/derived-key.ts'
import type { MessageKind } from '../templates/message-kinds.ts'

export interface Outgoing {
  /** The same at every attempt, so that the gateway does not send a message twice. */
  readonly id: string
  readonly mobile: string
  readonly kind: MessageKind
  readonly language: Locale
  readonly text: string
  /** The variables of the text, in its language: telecom operators fill them into their registered copy of the text. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Only in a code's message. */
  readonly code?: string | undefined
  readonly at: Date
}

/** `refused` is final: another attempt would change nothing. */
type ChannelAnswer = 'taken' | { readonly problem: string; readonly refused: boolean }

export interface MessageChannel {
  /** Stored in `done_ends` of the messages that it has received. */
  readonly name: string
  /** Whether a page may wait for it: a file, not a gateway. */
  readonly isQuick: boolean
  takes(message: Outgoing): boolean
  send(message: Outgoing, closing: AbortSignal): Promise<ChannelAnswer>
}

export interface ChannelSettings {
  readonly outbox?: string | undefined
  readonly webhook?: string | undefined
}

/** Customers of the demonstration read their messages on its own page. */
const demonstrationPage: MessageChannel = {
  name: 'page',
  isQuick: true,
  takes: () => true,
  send: async () => 'taken',
}

/** The channels of `messages` receive every message, those of `codes` only codes. */
export function configuredChannels(
  secret: Uint8Array,
  { codes, messages, demo }: { codes: ChannelSettings; messages: ChannelSettings; demo: boolean },
): MessageChannel[] {
  const isCode = ({ code }: Outgoing) => code !== undefined
  const otp: Channels = {
    name: 'otp',
    takes: isCode,
    bodyOf: codeBody,
    key: derivedKey(secret, 'otp-webhook'),
  }
  const all: Channels = {
    name: 'message',
    takes: () => true,
    bodyOf: messageBody,
    key: derivedKey(secret, 'message-webhook'),
  }
  return [...channelsOf(codes, otp), ...channelsOf(messages, all), ...(demo ? [demonstrationPage] : [])]
}

/** What the file and the webhook for one kind of messages have in common. */
interface Channels extends Pick<MessageChannel, 'name' | 'takes'> {
  readonly bodyOf: (message: Outgoing) => string
  readonly key: Uint8Array
}

function channelsOf({ outbox, webhook }: ChannelSettings, channels: Channels): MessageChannel[] {
  return [
    ...(outbox === undefined ? [] : [fileChannel(outbox, channels)]),
    ...(webhook === undefined ? [] : [webhookChannel(webhook, channels)]),
  ]
}

// The names in these bodies are public: docs/contracts/settings.md.

function codeBody({ mobile, code, at, kind, language, text, parameters }: Outgoing): string {
  const purpose = kind.replace(/-code$/, '')
  return JSON.stringify({ mobile, code, at: at.toISOString(), purpose, language, text, parameters })
}

function messageBody({ id, mobile, kind, language, text, parameters, at }: Outgoing): string {
  return JSON.stringify({ mobile, kind, language, text, at: at.toISOString(), id, parameters })
}

/** Appends a JSON line for each message to a file that only its owner may read. */
function fileChannel(file: string, { name, takes, bodyOf }: Channels): MessageChannel {
  return {
    name: `${name}-outbox`,
    isQuick: true,
    takes,
    async send(message) {
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await appendFile(file, `${bodyOf(message)}\n`, { mode: 0o600 })
        return 'taken'
      } catch (error) {
        const problem = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        return { problem, refused: false }
      }
    },
  }
}

const webhookSignatureHeader = 'x-chowk-signature'
const webhookTimeoutMs = 5000

/** Posts each message as signed JSON to an SMS gateway. */
function webhookChannel(url: string, { name, takes, bodyOf, key }: Channels): MessageChannel {
  return {
    name: `${name}-webhook`,
    isQuick: false,
    takes,
    async send(message, closing) {
      const body = bodyOf(message)
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': message.id,
            [webhookSignatureHeader]: webhookSignature(key, body, new Date()),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.any([closing, AbortSignal.timeout(webhookTimeoutMs)]),
        })
        await response.body?.cancel()
        if (response.ok) return 'taken'
        return { problem: `status ${response.status}`, refused: !mayBeRetried(response.status) }
      } catch (error) {
        return { problem: error instanceof Error ? error.name : 'unknown', refused: false }
      }
    },
  }
}

/** 't=<unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<body>">': the time is inside, so an old message cannot be replayed. */
function webhookSignature(key: Uint8Array, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
}

function mayBeRetried(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}
