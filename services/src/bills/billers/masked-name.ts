/** As billers print it where a stranger may read: 'R***** K****'. Masking it again changes nothing. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map(word => [...word].map((letter, place) => (place === 0 ? letter : '*')).join(''))
    .join(' ')
}
