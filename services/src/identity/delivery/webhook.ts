// An SMS gateway behind a URL: each code as a signed JSON POST, timed out and tried again.

import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { derivedKey } from '../../platform/keys/derived-key.ts'
import type { Log } from '../../platform/log/log.ts'
import type { CodeMessage } from './code-delivery.ts'

const webhookSignatureHeader = 'x-chowk-signature'

interface WebhookOptions {
  url: string
  key: Uint8Array
  log: Log
  attemptTimeoutMs?: number
  /** The pause before each attempt; as many attempts as pauses. */
  pausesMs?: readonly number[]
}

export interface Webhook {
  send(message: CodeMessage): void
  close(timeoutMs: number): Promise<void>
}

export function createWebhook(options: WebhookOptions): Webhook {
  const { url, key, log, attemptTimeoutMs = 5000, pausesMs = [0, 1000, 4000, 15_000] } = options
  const sending = new Set<Promise<void>>()
  const closing = new AbortController()

  async function send({ mobile, code, at }: CodeMessage): Promise<void> {
    const body = JSON.stringify({ mobile, code, at: at.toISOString() })
    // The same for every attempt, so that a gateway that did send the first one need not send a second.
    const id = randomUUID()
    let problem = ''
    for (const pauseMs of pausesMs) {
      await sleep(pauseMs, undefined, { signal: closing.signal })
      const attempt = await post(body, id)
      if (attempt === 'delivered') return
      problem = attempt.problem
      if (attempt.final) break
    }
    log.error({ deliveryId: id, problem }, 'one-time code not delivered by the webhook')
  }

  async function post(body: string, id: string): Promise<'delivered' | { problem: string; final: boolean }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          [webhookSignatureHeader]: webhookSignature(key, body, new Date()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(attemptTimeoutMs)]),
      })
      await response.body?.cancel()
      if (response.ok) return 'delivered'
      return { problem: `status ${response.status}`, final: !isWorthAnotherTry(response.status) }
    } catch (error) {
      return { problem: error instanceof Error ? error.name : 'unknown', final: false }
    }
  }

  return {
    send(message) {
      const done: Promise<void> = send(message)
        .catch(() => log.warn({}, 'one-time code given up: the server is closing'))
        .finally(() => sending.delete(done))
      sending.add(done)
    },

    async close(timeoutMs) {
      const giveUp = setTimeout(() => closing.abort(), timeoutMs)
      await Promise.all(sending)
      clearTimeout(giveUp)
    },
  }
}

/** The key a gateway checks signatures with: HKDF-SHA-256 of CHOWK_SECRET, no salt, info 'chowk otp-webhook', 32 bytes. */
export function otpWebhookKey(secret: Uint8Array): Buffer {
  return derivedKey(secret, 'otp-webhook')
}

/** 't=<unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<body>">': the time is inside, so an old message cannot be replayed. */
function webhookSignature(key: Uint8Array, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
}

function isWorthAnotherTry(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}
