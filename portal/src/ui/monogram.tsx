import { Mark } from '@chowk/shell'
import type { ReactNode } from 'react'
import { markOf } from '../marks/marks.ts'

interface MonogramProps {
  readonly name: string
  readonly size?: 'small' | 'large'
}

/** A company's mark, in place of a logo. Decorative: its name stands beside it. */
export function Monogram({ name, size = 'small' }: MonogramProps): ReactNode {
  return <Mark image={markOf(name)} name={name} isLarge={size === 'large'} />
}
