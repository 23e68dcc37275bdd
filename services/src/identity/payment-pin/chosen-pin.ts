// The rules of payment PINs: six digits that are not the first ones a thief tries.
import { type Mobile, toPlainDigits } from '../mobile/mobile.ts'

export const pinLength = 6

export type PinFault =
  | 'malformed'
  /** 111111, 123456, 654321, 121212, 123123. */
  | 'trivial'
  /** Six digits of the mobile, which is on every bill. */
  | 'mobile'
  | 'not-the-same'

declare const chosen: unique symbol

/** Six digits that the customer typed twice and a thief would not try first. Only `choosePin` makes one. */
export type ChosenPin = string & { readonly [chosen]: true }

export function choosePin(
  { pin, again }: { pin: string; again: string },
  mobile: Mobile,
): { ok: true; pin: ChosenPin } | { ok: false; fault: PinFault } {
  const digits = pinDigits(pin)
  if (digits === undefined) return { ok: false, fault: 'malformed' }
  if (isTrivial(digits)) return { ok: false, fault: 'trivial' }
  if (mobile.includes(digits)) return { ok: false, fault: 'mobile' }
  if (digits !== pinDigits(again)) return { ok: false, fault: 'not-the-same' }
  return { ok: true, pin: digits as ChosenPin }
}

/** Undefined when it is not allowed as a PIN. */
export function pinDigits(typed: string): string | undefined {
  const digits = toPlainDigits(typed).trim()
  return /^\d{6}$/.test(digits) ? digits : undefined
}

function isTrivial(digits: string): boolean {
  const steps = [...digits].map((digit, index) => (Number(digits[index + 1]) - Number(digit) + 10) % 10)
  const isRun = [1, 9].some(step => steps.slice(0, -1).every(each => each === step))
  return isRun || /^(\d{1,3})\1+$/.test(digits)
}
