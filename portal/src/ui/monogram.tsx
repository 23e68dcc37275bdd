import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './monogram.module.css'

const toneCount = 8

interface MonogramProps {
  readonly name: string
  readonly size?: 'small' | 'large'
}

/** A company's initials in a colour of its own, in place of a logo. Decorative: its name stands beside it. */
export function Monogram({ name, size = 'small' }: MonogramProps): ReactNode {
  const tone = styles[`tone${toneOf(name)}`]
  return (
    <svg className={classNames(styles.monogram, styles[size], tone)} viewBox="0 0 40 40" aria-hidden="true">
      <text x="20" y="20">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

const joiningWords = /^(?:of|and|the|for|in)$/i

/** 'Bank of Baroda' is BB, 'BSNL' is BS, 'Airtel' is A. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '' && !joiningWords.test(word))
  const [first = '', second] = words
  if (second) return firstLetter(first) + firstLetter(second)
  const isAcronym = first.length > 1 && first === first.toUpperCase() && first !== first.toLowerCase()
  return isAcronym ? first.slice(0, 2) : firstLetter(first)
}

/** A Devanagari letter keeps its vowel sign: 'दिल्ली' begins with 'दि'. */
function firstLetter(word: string): string {
  return (/^.\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()
}

function toneOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % toneCount
}
