import type { Mobile } from '../mobile/mobile.ts'

export type CodePurpose = 'sign-in' | 'change-mobile-old' | 'change-mobile-new' | 'approve-payment' | 'prove'

/**
 * 'anyone', 'own' with a purpose, or the hash of a browser that has proven the number, by itself or after those two; 'network'
 * with the hash of one in which such a browser did, for other browsers there.
 */
export type Allowance = string

/** Where a code was asked for or guessed at, each a keyed hash. */
export interface Networks {
  /** Of the IPv4 address, or of the /64. */
  address_hash: string
  /** Of IPv6 only. */
  network_56_hash: string | null
  network_48_hash: string | null
}

export interface OneTimeCodeTables {
  code_challenge: Networks & {
    id: string
    purpose: CodePurpose
    mobile: Mobile
    /** Which wrong guesses its own count with. */
    allowance: Allowance
    /** What the code confirms beyond its purpose, e.g. which change of number. */
    subject: string
    browser_hash: string
    code_hash: string
    tries_left: number
    created_at: number
    expires_at: number
    used_at: number | null
    /** When the last try was wrong. */
    locked_at: number | null
  }
  code_allowance: {
    mobile: Mobile
    allowance: Allowance
    /** Since the last right code of this number. */
    wrong_in_row: number
  }
  /** Wrong codes that were looked at. */
  code_guess: Networks & {
    mobile: Mobile
    allowance: Allowance
    at: number
  }
  known_browser: {
    mobile: Mobile
    browser_hash: string
    proven_at: number
    /** The first of all sign-ins in it that followed one another. */
    first_proven_at: number
    /** Where it last did, as in `Networks`. */
    address_hash: string | null
  }
}
