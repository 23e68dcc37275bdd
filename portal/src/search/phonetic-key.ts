/**
 * A phonetic key of a word from its consonants: 'moblie', 'mobail' and 'मोबाइल' are equal. It finds names across the two scripts
 * and despite typos that change vowels or swap letters. Spelt-out abbreviations are recognised too: 'एचडीएफसी' is hdfc.
 */
import devanagari from './devanagari-letters.json' with { type: 'json' }

const letterNames: Readonly<Record<string, string>> = devanagari.names
const spelling = new RegExp(
  Object.keys(letterNames)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
)

/** 'एसबिआइ' (as the search normalises it) is 'sbi'; undefined for a word that is not spelt out. */
export function spelledOutLetters(word: string): string | undefined {
  const letters = word.match(spelling) ?? []
  if (letters.length < 2 || letters.join('') !== word) return undefined
  return letters.map(letter => letterNames[letter]).join('')
}

/** The consonants that sound alike. The last of n is the dot above a letter. */
const soundOf = new Map(
  Object.entries(devanagari.sounds).flatMap(([sound, alike]) => [...alike].map(letter => [letter, sound])),
)

/** In this order: digraphs first. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/ght/g, 't'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/g(?=e)|z/g, 'j'],
  [/w/g, 'v'],
  [/(?<=[bdgjkpt])h/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Undefined when too few consonants remain to distinguish words. */
export function phoneticKey(word: string, fewest = 3): string | undefined {
  const consonants = /\p{Script=Devanagari}/u.test(word) ? fromDevanagari(word) : fromLatin(word)
  return consonants.length >= fewest ? consonants : undefined
}

const fromDevanagari = (word: string): string =>
  (/^[अ-औ]/u.test(word) ? 'a' : word.startsWith('ह') ? 'h' : '') +
  [...word].map(letter => soundOf.get(letter) ?? '').join('')

function fromLatin(word: string): string {
  const spoken = latin.reduce((text, [from, to]) => text.replace(from, to), word)
  return (
    (/^[aeiou]/.test(spoken) ? 'a' : spoken.startsWith('h') ? 'h' : '') +
    spoken.replace(/[aeiouyh\d]/g, '').toLowerCase()
  )
}
