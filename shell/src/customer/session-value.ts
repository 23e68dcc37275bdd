/** The session record in local storage. Reading and writing never throw: storage may be full, blocked or hold junk. */
import { SESSION_STORAGE_KEY } from '../config/constants.ts'
import { answerText, isRecord } from '../request/answer.ts'

export interface SessionValue {
  readonly user: { readonly id: string }
  readonly sso_token_enc?: string
}

/** What is stored under a key, or undefined. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Undefined removes it. */
export function writeStored(key: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the page loses the hint and other tabs are not notified; the session itself is in the
    // cookie.
  }
}

export const readSessionValue = (): SessionValue | undefined =>
  parseSessionValue(readStored(SESSION_STORAGE_KEY))

export const storeSessionValue = (value: SessionValue | undefined): void =>
  writeStored(SESSION_STORAGE_KEY, value)

/** A session record from outside (storage, a login message), or undefined if it is not a valid one. */
export function parseSessionValue(value: unknown): SessionValue | undefined {
  if (!isRecord(value) || !isRecord(value.user)) return undefined
  const id = answerText(value.user.id)
  const token = answerText(value.sso_token_enc) ?? answerText(value.user.sso_token_enc)
  return id === undefined ? undefined : { user: { id }, ...(token !== undefined && { sso_token_enc: token }) }
}

/** The fields that the session check reports of a signed-in customer, beside the id. */
export const sessionFacts = ['firstName', 'username', 'mobile', 'userPicture'] as const

export interface SessionInfo extends Partial<Readonly<Record<(typeof sessionFacts)[number], string>>> {
  readonly id: string
  /** Messages that the customer has not opened. */
  readonly unread?: number
}
