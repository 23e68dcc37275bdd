const joiningWords = /^(?:of|and|the|for|in)$/i

/** Letters in place of a picture: 'Bank of Baroda' is BB, 'BSNL' is BS, 'Airtel' is A. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word && !joiningWords.test(word))
  const [first = '', second] = words
  if (second) return firstLetter(first) + firstLetter(second)
  const isAcronym = first === first.toUpperCase() && first !== first.toLowerCase()
  return isAcronym ? first.slice(0, 2) : firstLetter(first)
}

/** A Devanagari letter includes its vowel signs and joined letters: 'दिल्ली' begins with 'दि', 'श्री' is one. */
function firstLetter(word: string): string {
  return (/^.(्.)*\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()
}
