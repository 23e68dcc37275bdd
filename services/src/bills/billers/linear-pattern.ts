/**
 * Matches a biller's pattern in time linear in the value (RE2): a bad pattern could keep JavaScript's own engine busy
 * for ever.
 */
import { RE2JS } from 're2js'

/** Undefined for an invalid pattern and for what RE2 does not support, as a look-ahead or a back reference. */
export function linearPattern(pattern: string): ((value: string) => boolean) | undefined {
  try {
    // RE2 accepts a few invalid patterns as literal text, as 'a{2'.
    new RegExp(pattern, 'v')
    const compiled = RE2JS.compile(pattern)
    return value => compiled.matches(value)
  } catch {
    return undefined
  }
}
