// For tests: the worker that delivers messages, as a server that starts on a portal's store has it, and what it delivered.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ChannelSettings, configuredChannels } from '../messages/channels/channels.ts'
import { createMessageOutbox, type MessageOutbox } from '../messages/outbox/message-outbox.ts'
import { type TestPortal, testContext, testSecret } from './test-portal.ts'

export function messageWorker(portal: TestPortal, settings: ChannelSettings): MessageOutbox {
  return createMessageOutbox(testContext(portal), {
    channels: configuredChannels(testSecret, { codes: {}, messages: settings, demo: false }),
    limits: { perHour: 3, perDay: 20 },
    brand: 'Chowk',
  })
}

export interface DeliveredMessage {
  mobile: string
  kind: string
  language: string
  text: string
  at: string
  parameters: Record<string, unknown>
}

export async function outboxFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'messages', 'outbox.jsonl')
}

export async function linesOf(file: string): Promise<DeliveredMessage[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
}

/** Delivers what waits, and says what went to this number. */
export async function deliveredTo(portal: TestPortal, mobile: string): Promise<DeliveredMessage[]> {
  const outbox = await outboxFile()
  await messageWorker(portal, { outbox }).runDueWork()
  return (await linesOf(outbox)).filter(message => message.mobile === mobile)
}
