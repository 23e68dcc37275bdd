import type { Mobile } from '../mobile/mobile.ts'

export type CodePurpose = 'sign-in' | 'change-mobile-old' | 'change-mobile-new' | 'approve-payment' | 'prove'

/**
 * 'anyone', 'own' with a purpose, or the hash of a browser that has verified the number, alone or after those two; 'network'
 * with the hash of a network in which such a browser did, for other browsers there.
 */
export type Allowance = string

/** The networks of a request or try, each a keyed hash. */
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
    /** The allowance that its wrong tries count against. */
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
  /** Wrong tries. */
  code_guess: Networks & {
    mobile: Mobile
    allowance: Allowance
    at: number
  }
  known_browser: {
    mobile: Mobile
    browser_hash: string
    proven_at: number
    /** The first of its uninterrupted sign-ins. */
    first_proven_at: number
    /** The network of the last verification, as in `Networks`. */
    address_hash: string | null
    /** `credential-mac.ts`. */
    mac: string
  }
}
