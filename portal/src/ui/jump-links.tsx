/** Links to the sections of a long page, or to its parts on pages of their own. */
import { classNames } from './class-names.ts'
import pill from './pill-links.module.css'

interface JumpLinksProps {
  readonly label: string
  readonly parts: readonly { readonly link: string; readonly name: string; readonly isCurrent?: boolean }[]
}

export function JumpLinks({ label, parts }: JumpLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(pill.pills, pill.jump)}>
        {parts.map(({ link, name, isCurrent }) => (
          <li key={link}>
            <a href={link} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
