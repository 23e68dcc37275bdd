// The configured channels: a file, an SMS gateway's webhook, the demonstration's page.
import { createHmac } from 'node:crypto'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { derivedKey } from '../../platform/keys/derived-key.ts'
import type { ChannelAnswer, MessageChannel, Outgoing } from './channel.ts'

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
  const all = () => true
  return [
    ...channelsOf('otp', codes, { takes: isCode, body: codeBody, key: derivedKey(secret, 'otp-webhook') }),
    ...channelsOf('message', messages, {
      takes: all,
      body: messageBody,
      key: derivedKey(secret, 'message-webhook'),
    }),
    ...(demo ? [demonstrationPage] : []),
  ]
}

interface Written extends Pick<MessageChannel, 'takes'> {
  readonly body: (message: Outgoing) => string
}

function channelsOf(
  name: string,
  { outbox, webhook }: ChannelSettings,
  { key, ...written }: Written & { readonly key: Uint8Array },
): MessageChannel[] {
  return [
    ...(outbox === undefined ? [] : [fileChannel({ ...written, name: `${name}-outbox`, file: outbox })]),
    ...(webhook === undefined
      ? []
      : [webhookChannel({ ...written, name: `${name}-webhook`, url: webhook, key })]),
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

interface FileChannel extends Written {
  readonly name: string
  readonly file: string
}

/** Appends a JSON line for each message to a file that only its owner may read. */
function fileChannel({ file, body, ...channel }: FileChannel): MessageChannel {
  return {
    ...channel,
    isQuick: true,
    async send(message) {
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await appendFile(file, `${body(message)}\n`, { mode: 0o600 })
        return 'taken'
      } catch (error) {
        return {
          problem: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
          refused: false,
        }
      }
    },
  }
}

const webhookSignatureHeader = 'x-chowk-signature'
const WEBHOOK_TIMEOUT_MS = 5000

interface WebhookChannel extends Written {
  readonly name: string
  readonly url: string
  readonly key: Uint8Array
}

/** Posts each message as signed JSON to an SMS gateway. */
function webhookChannel({ url, key, body, ...channel }: WebhookChannel): MessageChannel {
  return {
    ...channel,
    isQuick: false,
    async send(message, closing): Promise<ChannelAnswer> {
      const written = body(message)
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': message.id,
            [webhookSignatureHeader]: webhookSignature(key, written, new Date()),
          },
          body: written,
          redirect: 'error',
          signal: AbortSignal.any([closing, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
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
