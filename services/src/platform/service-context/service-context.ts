// Dependencies shared by the services of every domain.
import { type PortalCookies, portalCookies } from '../cookies/cookies.ts'
import { derivedKey, derivedKeys, type KeyPurpose, type Keys } from '../keys/derived-key.ts'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

export interface ServiceContext {
  readonly store: Store
  readonly cookies: PortalCookies
  /** The portal's public origin. */
  readonly origin: string
  /** Origins of sites that mount the shell. */
  readonly verticals: readonly string[]
  readonly demo: boolean
  readonly log: Log
  now(): Date
  /** Derived from the current secret only: for values that are compared, never decrypted. */
  keyFor(purpose: KeyPurpose): Uint8Array
  /** Derived from the current and the former secrets, so that data sealed with a former one can still be opened. */
  keysFor(purpose: KeyPurpose): Keys
}

type Given = Omit<ServiceContext, 'cookies' | 'keyFor' | 'keysFor'> & {
  readonly secret: Uint8Array
  readonly formerSecrets: readonly Uint8Array[]
}

export function createServiceContext({ secret, formerSecrets, ...given }: Given): ServiceContext {
  return {
    ...given,
    cookies: portalCookies(given.origin),
    keyFor: purpose => derivedKey(secret, purpose),
    keysFor: purpose => derivedKeys([secret, ...formerSecrets], purpose),
  }
}
