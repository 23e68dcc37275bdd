import { initials } from '@chowk/shell'
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
        {initials(name)}
      </text>
    </svg>
  )
}

function toneOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % toneCount
}
