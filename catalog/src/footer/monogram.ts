const smallWords = new Set(['and', 'of', 'the', 'for', 'in'])

/** Two letters that stand for a name: 'Gujarat Gas' is GG, 'Bank of Baroda' is BB, 'Airtel' is AI. */
export const monogram = (name: string): string => {
  const words = name
    .replace(/\(.*?\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !smallWords.has(word.toLowerCase()))
  const [first = '', second] = words
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}
