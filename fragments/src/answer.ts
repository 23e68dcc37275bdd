/** The portal's JSON response. */
import type { Policy } from './policy.ts'

export interface Fragments {
  /** The portal's build; 'plain' for the bar of links. */
  readonly version: string
  /** Tags for the page's head. */
  readonly head: string
  readonly header: string
  readonly footer: string
  /** Tags for the end of the page's body. */
  readonly scripts: string
  /** The sources that the page's Content-Security-Policy must allow, by directive. */
  readonly csp: Policy
}

export function areFragments(value: unknown): value is Fragments {
  const fields = ['version', 'head', 'header', 'footer', 'scripts']
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every(field => typeof Reflect.get(value, field) === 'string') &&
    typeof Reflect.get(value, 'csp') === 'object'
  )
}
