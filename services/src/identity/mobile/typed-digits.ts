const devanagariZero = 0x0966

/** Digits as people type them, full-width or Devanagari, as the plain ones. */
export function toPlainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\u0966-\u096f]/g, digit => String(digit.charCodeAt(0) - devanagariZero))
}
