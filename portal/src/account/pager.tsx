import type { PageContext } from '../page/page.ts'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { hrefWithQuery } from '../ui/link.ts'

interface PagerProps {
  readonly context: PageContext
  /** `pages` is the accessible name of the two links: 'Older and newer entries'. */
  readonly copy: { readonly pages: string; readonly older: string; readonly newest: string }
  /** What filters the list. */
  readonly query: Readonly<Record<string, string | undefined>>
  /** Where the next page begins; undefined on the last page. */
  readonly next: string | undefined
}

/** Lists start with the newest rows: the links lead to older rows, or back to the start. */
export function Pager({ context, copy, query, next }: PagerProps) {
  const { path, locale } = context
  const { before } = context.query
  if (!before && !next) return null
  const older = hrefWithQuery(path, locale, { ...query, before: next })
  return (
    <nav aria-label={copy.pages}>
      <Actions>
        {next && <ButtonLink variant="secondary" href={older} rel="next" text={copy.older} />}
        {before && (
          <ButtonLink variant="quiet" href={hrefWithQuery(path, locale, query)} text={copy.newest} />
        )}
      </Actions>
    </nav>
  )
}
