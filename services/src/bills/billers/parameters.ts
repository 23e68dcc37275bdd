// Validates a customer's input by the biller's description.
import { accountParameter, type BillerParameter } from '@chowk/catalog'
import { RE2JS } from 're2js'
import { toPlainDigits } from '../../identity/mobile/mobile.ts'
import type { ParameterValues } from './biller-gateway.ts'

export type CheckedParameters =
  | { readonly ok: true; readonly values: ParameterValues }
  /** The names of the invalid parameters; each description has an `error` that explains it. */
  | { readonly ok: false; readonly faulty: readonly string[] }

/** Trims spaces, converts digits of other scripts, and drops values that the biller did not ask for. */
export function checkParameters(
  parameters: readonly BillerParameter[],
  typed: Readonly<Record<string, string | undefined>>,
): CheckedParameters {
  const values: Record<string, string> = {}
  const faulty: string[] = []
  for (const parameter of parameters) {
    const value = plainValue(parameter, typed[parameter.name] ?? '')
    if (value === '' && parameter.optional) continue
    if (accepts(parameter, value)) values[parameter.name] = value
    else faulty.push(parameter.name)
  }
  return faulty.length > 0 ? { ok: false, faulty } : { ok: true, values }
}

function plainValue({ allowed }: BillerParameter, typed: string): string {
  if (allowed === 'name') return typed.trim().replaceAll(/\s+/g, ' ')
  const plain = toPlainDigits(typed).trim()
  return allowed === 'vehicleNumber' || allowed === 'ifsc' ? plain.toUpperCase() : plain
}

function accepts({ pattern, minLength, maxLength }: BillerParameter, value: string): boolean {
  const length = [...value].length
  if (length < minLength || length > maxLength) return false
  // A pattern without linear matching is left to the biller, who checks the value next.
  return linearPattern(pattern)?.(value) ?? true
}

/**
 * Matches a biller's pattern in time linear in the value (RE2), because a bad pattern could keep JavaScript's own engine
 * busy for ever. Undefined for an invalid pattern and for what RE2 does not support, as a look-ahead or a back reference.
 */
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

/** The value by which the biller identifies the customer. */
export function accountIn(parameters: readonly BillerParameter[], values: ParameterValues): string {
  const known = accountParameter(parameters)
  const account = known && values[known.name]
  if (!account)
    throw new RangeError(
      `${known?.name ?? 'Every parameter'} is missing, so that it identifies nobody: nothing is paid without an account.`,
    )
  return account
}
