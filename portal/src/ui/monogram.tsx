import { type Locale, Mark } from '@chowk/shell'
import type { ReactNode } from 'react'
import { markName, markOf } from '../marks/marks.ts'

interface MonogramProps {
  /** As the catalogue has it, whatever the page's language. */
  readonly name: string
  readonly locale: Locale
  readonly size?: 'small' | 'large'
}

/** A company's mark, in place of a logo. Decorative: the name is beside it. */
export function Monogram({ name, locale, size = 'small' }: MonogramProps): ReactNode {
  return <Mark image={markOf(name)} name={markName(name, locale)} isLarge={size === 'large'} />
}
