/** Types of what shell.js adds to a page, for the page's own scripts. */
import type { ShellParameters } from './fragments.ts'

/** A value of null or undefined means the default. */
export type ParameterChanges = {
  readonly [Name in keyof ShellParameters]?: ShellParameters[Name] | null | undefined
}

export interface Customer {
  readonly id: string
  readonly firstName?: string | undefined
  readonly username?: string | undefined
  readonly mobile?: string | undefined
  readonly userPicture?: string | undefined
  /** How many messages are unread. */
  readonly unread?: number | undefined
}

export interface Chowk {
  /** Changes header and footer in place. Rejects with an explanation, and changes nothing, if a parameter cannot be used. */
  setParameters(changes: ParameterChanges): Promise<void>
  /** Who is here, once that is known; 'unknown' if the portal does not answer within ten seconds. */
  session(): Promise<{
    readonly status: 'signed-in' | 'signed-out' | 'unknown'
    readonly info?: Customer | undefined
  }>
}

declare global {
  interface Window {
    /** Set by shell.js: `await customElements.whenDefined('chowk-header')`. */
    readonly chowk?: Chowk
  }
}
