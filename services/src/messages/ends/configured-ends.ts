import { derivedKey } from '../../platform/keys/derived-key.ts'
import { codeBody, messageBody } from './bodies.ts'
import type { MessageEnd, Outgoing } from './end.ts'
import { fileEnd } from './file-end.ts'
import { webhookEnd } from './webhook-end.ts'

export interface EndSettings {
  readonly outbox?: string | undefined
  readonly webhook?: string | undefined
}

/** The demonstration's customers read what they were told on its own page. */
const demonstrationPage: MessageEnd = {
  name: 'page',
  isQuick: true,
  takes: () => true,
  send: async () => 'taken',
}

/** Every configured end receives each message, and those for codes each code. */
export function configuredEnds(
  secret: Uint8Array,
  { codes, messages, demo }: { codes: EndSettings; messages: EndSettings; demo: boolean },
): MessageEnd[] {
  const isCode = ({ code }: Outgoing) => code !== undefined
  const all = () => true
  return [
    ...endsOf('otp', codes, { takes: isCode, body: codeBody, key: derivedKey(secret, 'otp-webhook') }),
    ...endsOf('message', messages, {
      takes: all,
      body: messageBody,
      key: derivedKey(secret, 'message-webhook'),
    }),
    ...(demo ? [demonstrationPage] : []),
  ]
}

function endsOf(
  name: string,
  { outbox, webhook }: EndSettings,
  { key, ...end }: Pick<MessageEnd, 'takes'> & { body: (message: Outgoing) => string; key: Uint8Array },
): MessageEnd[] {
  return [
    ...(outbox === undefined ? [] : [fileEnd({ ...end, name: `${name}-outbox`, file: outbox })]),
    ...(webhook === undefined ? [] : [webhookEnd({ ...end, name: `${name}-webhook`, url: webhook, key })]),
  ]
}
