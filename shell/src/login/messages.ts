/** The messages between the login iframe and its opener: docs/contracts/login-messages.md. */

import { parseSessionValue, type SessionValue } from '../customer/session-value.ts'
import { isRecord } from '../request/answer.ts'

export const LOGIN_MESSAGE_SOURCE = 'chowk-login'
export const LOGIN_MESSAGE_VERSION = 1

export type LoginMessage =
  /** The page is shown; may be repeated at every step of the form. */
  | { readonly type: 'ready' }
  /** Signed in: the opener stores the session and closes. */
  | { readonly type: 'auth-response'; readonly session: SessionValue }
  /** 'close': the customer cancelled. 'close-popup': the opener forgets the session and reloads. */
  | { readonly type: 'close' | 'close-popup' }
  /** The browser blocks this frame's cookies, so sign-in is impossible here. */
  | { readonly type: 'cookies-refused' }

/** One opening of the login frame: a message without its nonce belongs to another opening, or to an attacker. */
export interface LoginOpening {
  readonly nonce: string
  readonly url: string
  readonly origin: string
}

export function newOpening(frameUrl: string): LoginOpening {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const nonce = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  const url = new URL(frameUrl)
  url.hash = `nonce=${nonce}`
  return { nonce, url: url.href, origin: url.origin }
}

/** The message, if it comes from the frame of this opening, else undefined. */
export function readLoginMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  opening: LoginOpening,
  frame: MessageEventSource | null,
): LoginMessage | undefined {
  const { data, origin, source } = event
  if (frame === null || source !== frame || origin !== opening.origin) return undefined
  if (!isRecord(data) || data.source !== LOGIN_MESSAGE_SOURCE) return undefined
  if (data.version !== LOGIN_MESSAGE_VERSION || data.nonce !== opening.nonce) return undefined
  return readBody(data)
}

function readBody(data: Record<string, unknown>): LoginMessage | undefined {
  switch (data.type) {
    case 'ready':
    case 'close':
    case 'close-popup':
    case 'cookies-refused':
      return { type: data.type }
    case 'auth-response': {
      const session = parseSessionValue(data.session)
      return session && { type: data.type, session }
    }
    default:
      return undefined
  }
}
