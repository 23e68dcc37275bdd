import type { ReactNode } from 'react'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface PagerProps {
  /** What the two links are about: 'Older and newer entries'. */
  readonly label: string
  /** Absent on the first page. */
  readonly newest?: { readonly name: string; readonly href: string } | undefined
  /** Absent on the last page. */
  readonly older?: { readonly name: string; readonly href: string } | undefined
}

/** Lists are read from the newest back; the way forward is the beginning. */
export function Pager({ label, newest, older }: PagerProps): ReactNode {
  if (!newest && !older) return null
  return (
    <nav aria-label={label}>
      <Actions>
        {older && (
          <ButtonLink variant="secondary" href={older.href} rel="next">
            {older.name}
          </ButtonLink>
        )}
        {newest && (
          <ButtonLink variant="quiet" href={newest.href}>
            {newest.name}
          </ButtonLink>
        )}
      </Actions>
    </nav>
  )
}
