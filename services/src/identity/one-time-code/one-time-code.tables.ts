import type { Mobile } from '../mobile/mobile.ts'
import type { CodePurpose } from './code-challenge.ts'

export interface OneTimeCodeTables {
  code_challenge: {
    id: string
    purpose: CodePurpose
    mobile: Mobile
    /** What the code confirms beyond its purpose, e.g. which change of number. */
    subject: string
    browser_hash: string
    address_hash: string
    code_hash: string
    tries_left: number
    created_at: number
    expires_at: number
    used_at: number | null
    /** When the last try was wrong. */
    locked_at: number | null
  }
}
