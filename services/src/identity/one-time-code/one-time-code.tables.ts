import type { Mobile } from '../mobile/mobile.ts'

export type CodePurpose = 'sign-in' | 'change-mobile-old' | 'change-mobile-new' | 'approve-payment' | 'prove'

/**
 * The attempt limit that a code counts against, so that strangers cannot use up the owner's tries. Its values:
 * - 'anyone': all browsers that have not verified the number share it;
 * - 'network' and a network's hash: other browsers in a network in which a known browser has verified the number;
 * - the hash of a browser that has verified the number: the sign-ins of that browser;
 * - 'own' and a purpose: a session's codes for that purpose, with the browser's hash where it is a known one.
 */
export type AttemptLimitId = string

/** The networks of a request or try, each a keyed hash. */
export interface Networks {
  /** The IPv4 address, or the /64 of an IPv6 address. */
  address_hash: string
  /** The /56 and the /48 of an IPv6 address; null for IPv4. */
  network_56_hash: string | null
  network_48_hash: string | null
}

export interface OneTimeCodeTables {
  code_challenge: Networks & {
    id: string
    purpose: CodePurpose
    mobile: Mobile
    /** The attempt limit that its wrong tries count against. */
    allowance: AttemptLimitId
    /** What the code confirms beyond its purpose, e.g. which change of number. */
    subject: string
    browser_hash: string
    code_hash: string
    tries_left: number
    created_at: number
    expires_at: number
    used_at: number | null
    /** When the last of its tries failed; null while tries are left. */
    locked_at: number | null
  }
  code_allowance: {
    mobile: Mobile
    allowance: AttemptLimitId
    /** Wrong tries in a row, since the number's last right code. */
    wrong_in_row: number
  }
  /** One row per wrong try, for the limits per network. */
  code_guess: Networks & {
    mobile: Mobile
    allowance: AttemptLimitId
    at: number
  }
  known_browser: {
    mobile: Mobile
    browser_hash: string
    proven_at: number
    /** When the browser was first verified without an interruption since. */
    first_proven_at: number
    /** The network of the last verification, as in `Networks`. */
    address_hash: string | null
    /** See `credential-mac.ts`. */
    mac: string
  }
}
