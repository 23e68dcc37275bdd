/** Links to the sections of a long page. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import pill from './pill-links.module.css'

interface JumpLinksProps {
  readonly label: string
  readonly parts: readonly { readonly id: string; readonly name: string }[]
}

export function JumpLinks({ label, parts }: JumpLinksProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={classNames(pill.pills, pill.jump)}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
