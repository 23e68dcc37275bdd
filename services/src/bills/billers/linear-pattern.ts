/**
 * A biller's pattern, matched against what a customer typed in time that grows with the value alone (RE2): a bad pattern could
 * keep JavaScript's own engine busy for ever.
 */
import { RE2JS } from 're2js'

/** Undefined for what RE2 does not know, as a look-ahead or a back reference, and for what is no pattern. */
export function linearPattern(pattern: string): ((value: string) => boolean) | undefined {
  try {
    // RE2 takes a few faulty patterns literally, as 'a{2'.
    new RegExp(pattern, 'v')
    const compiled = RE2JS.compile(pattern)
    return value => compiled.matches(value)
  } catch {
    return undefined
  }
}
