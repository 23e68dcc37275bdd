/** The store cannot be opened or does not answer. The message is one line that starts with the setting to correct. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly setting: StoreSetting
  readonly reason: string

  constructor(setting: StoreSetting, reason: string) {
    super(`${setting}: ${reason.replaceAll(/\s+/g, ' ').trim()}`)
    this.setting = setting
    this.reason = reason
  }
}

export type StoreSetting = 'CHOWK_DATA' | 'DATABASE_URL'

/** An expected refusal: it rolls a command back, and the caller of `store.run` gets its code and details from any thread. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: Code, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

export function isRefusal<Code extends string>(error: unknown, ...codes: Code[]): error is Refusal<Code> {
  return error instanceof Refusal && (codes.length === 0 || codes.some(code => code === error.code))
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
