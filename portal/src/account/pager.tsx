import type { Locale } from '@chowk/shell'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { hrefWithQuery } from '../ui/link.ts'

interface PagerProps {
  /** `pages` is the accessible name of the two links: 'Older and newer entries'. */
  readonly copy: { readonly pages: string; readonly older: string; readonly newest: string }
  readonly path: string
  readonly locale: Locale
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Where the page that is shown begins; undefined on the first page. */
  readonly before: string | undefined
  /** Where the next page begins; undefined on the last page. */
  readonly next: string | undefined
}

/** Lists start with the newest rows: the links lead to older rows, or back to the start. */
export function Pager({ copy, path, locale, query = {}, before, next }: PagerProps) {
  if (!before && !next) return null
  return (
    <nav aria-label={copy.pages}>
      <Actions>
        {next && (
          <ButtonLink
            variant="secondary"
            href={hrefWithQuery(path, locale, { ...query, before: next })}
            rel="next"
            text={copy.older}
          />
        )}
        {before && (
          <ButtonLink variant="quiet" href={hrefWithQuery(path, locale, query)} text={copy.newest} />
        )}
      </Actions>
    </nav>
  )
}
