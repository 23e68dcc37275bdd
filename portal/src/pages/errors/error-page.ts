import type { Locale } from '@chowk/shell'
import type { PlainPage } from '../../page/page.ts'
import { failurePage } from './failure.tsx'
import { notFoundPage } from './not-found.tsx'
import { refusedPage } from './refused.tsx'
import { unavailablePage } from './unavailable.tsx'

/** Why a visitor is shown another page than the one they asked for. */
export type Trouble =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'refused'; readonly status: number }
  /** The store is away; `path` is where to try again. */
  | { readonly kind: 'unavailable'; readonly path: string }
  /** The reference is what the visitor reads to us and what we find in the log. */
  | { readonly kind: 'failed'; readonly reference: string }

export function errorPage(locale: Locale, trouble: Trouble): PlainPage {
  switch (trouble.kind) {
    case 'not-found':
      return notFoundPage(locale)
    case 'refused':
      return refusedPage(locale, trouble.status)
    case 'unavailable':
      return unavailablePage(locale, trouble.path)
    case 'failed':
      return failurePage(locale, trouble.reference)
  }
}
