/** Words in the normalised form that the search compares. */

/** Spelling variants that sound the same: long and short i and u, the dot below, the moon over a vowel. */
const devanagariSpellings: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u200c\u200d]/g, ''],
  [/ँ/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[ऑऍ]/g, 'ओ'],
  [/ॉ/g, 'ो'],
  [/ॅ/g, 'े'],
]

const normalizeSpelling = (text: string): string =>
  devanagariSpellings.reduce((folded, [from, to]) => folded.replace(from, to), text)

/** Lower case, without accents and punctuation, digits as 0 to 9; the vowel signs of Devanagari are letters and stay. */
export function searchableWords(text: string): readonly string[] {
  const lower = text.toLowerCase()
  return /^[\0-~]*$/.test(lower) ? (lower.match(/[a-z0-9]+/g) ?? []) : wordsOfAnyScript(lower)
}

function wordsOfAnyScript(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
  return normalizeSpelling(plain).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Filler words of queries, in English, Hindi and Hinglish. */
const fillerWords = new Set(
  searchableWords(
    'a an the my mera meri mere of for to in on at is are i do how kaise karna karne karen kare karo ka ki ke ko se me mein hai chahiye ' +
      'please online bharna bharne bhare jama ' +
      'मेरा मेरी मेरे का की के को से में है कैसे करना करें करे चाहिए ऑनलाइन भरना भरें भरने जमा',
  ),
)

/** A longer text is no query, and each word costs a lookup in the index. */
const maxWords = 10

/** The words of a query without fillers; all of them when nothing else is left. */
export function queryWords(question: string): readonly string[] {
  const words = searchableWords(question).slice(0, maxWords)
  const meant = words.filter(word => !fillerWords.has(word))
  return meant.length > 0 ? meant : words
}

/** Hindi words that are typed in either script and mean the same. */
const typedInBoth = [
  'bijli बिजली',
  'pani पानी',
  'bima बीमा',
  'kist किस्त',
  'shikayat शिकायत',
  'yojana योजना',
  'nigam निगम',
].map(searchableWords)

export const spellingsInBothScripts = (word: string): readonly string[] =>
  typedInBoth.find(written => written.includes(word)) ?? [word]

/** Whether a query has a word of each group, and none of the last. */
export function wordGroups(groups: readonly string[], unless = ''): (words: readonly string[]) => boolean {
  const needed = groups.map(group => new Set(searchableWords(group)))
  const never = new Set(searchableWords(unless))
  return words =>
    !words.some(word => never.has(word)) && needed.every(group => words.some(word => group.has(word)))
}
