// An SMS gateway behind a URL: each message as a signed JSON POST.

import { createHmac } from 'node:crypto'
import type { EndAnswer, MessageEnd, Outgoing } from './end.ts'

const webhookSignatureHeader = 'x-chowk-signature'

interface WebhookEnd extends Pick<MessageEnd, 'name' | 'takes'> {
  readonly url: string
  readonly key: Uint8Array
  readonly body: (message: Outgoing) => string
  readonly timeoutMs?: number
}

export function webhookEnd({ url, key, body, timeoutMs = 5000, ...end }: WebhookEnd): MessageEnd {
  return {
    ...end,
    isQuick: false,
    async send(message, closing): Promise<EndAnswer> {
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
          signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
        })
        await response.body?.cancel()
        if (response.ok) return 'taken'
        return { problem: `status ${response.status}`, refused: !isWorthAnotherTry(response.status) }
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

function isWorthAnotherTry(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}
