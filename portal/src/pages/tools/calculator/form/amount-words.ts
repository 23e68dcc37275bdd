/** '10 lakh', '1.5 cr' and '50k' in digits: the decimal point moves, so nothing is rounded. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(k|thousand|हज़ार|हजार)$/i, 3],
  [/^(l|lac|lacs|lakh|lakhs|लाख)$/i, 5],
  [/^(cr|crore|crores|करोड़|करोड़|करोड)$/i, 7],
]

/** An amount without such a word comes back as it was typed. */
export function inDigits(text: string): string {
  const [, before, whole = '', decimals = '', word = ''] =
    /^(\D*?)([\d,]*)(?:\.(\d+))?\s*(\p{L}[\p{L}\p{M}]*)\.?\s*$/u.exec(text) ?? []
  const zeros = places.find(([pattern]) => pattern.test(word))?.[1]
  if (zeros === undefined || whole + decimals === '') return text
  const digits = decimals.padEnd(zeros, '0')
  const rest = digits.slice(zeros)
  return `${before}${whole.replaceAll(',', '')}${digits.slice(0, zeros)}${rest && `.${rest}`}`
}
