// How a one-time code reaches its customer. Every configured way receives each code.

import type { Log } from '../../platform/log/log.ts'
import { appendToOutbox } from './outbox.ts'
import { createWebhook } from './webhook.ts'

export interface CodeMessage {
  mobile: string
  code: string
  at: Date
}

export interface CodeDelivery {
  /** Resolves when the outbox holds the code. The webhook goes on by itself: no answer waits for an SMS gateway. */
  deliver(message: CodeMessage): Promise<void>
  /** Ends what is still being tried. A code that arrives after its server is gone would still be good, so it is waited for. */
  close(): Promise<void>
}

export interface CodeDeliveryOptions {
  outbox?: string | undefined
  webhook?: string | undefined
  webhookKey: Uint8Array
  log: Log
}

const closeTimeoutMs = 5000

export function createCodeDelivery({ outbox, webhook, webhookKey, log }: CodeDeliveryOptions): CodeDelivery {
  const gateway = webhook === undefined ? undefined : createWebhook({ url: webhook, key: webhookKey, log })
  return {
    async deliver(message) {
      gateway?.send(message)
      if (outbox === undefined) return
      try {
        await appendToOutbox(outbox, message)
      } catch (error) {
        log.error({ reason: reasonOf(error) }, 'one-time code not written to the outbox')
      }
    },
    close: async () => gateway?.close(closeTimeoutMs),
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
