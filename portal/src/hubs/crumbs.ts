import { destinationAt, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { Breadcrumb } from '../page/page.ts'
import { trail } from '../ui/breadcrumbs.tsx'

/** The way from the home page down to a page of the catalogue, and without it. */
export function crumbsTo(path: string, locale: Locale): readonly Breadcrumb[] {
  return trail(locale, ...pagesAbove(path, locale))
}

function pagesAbove(path: string, locale: Locale): readonly Breadcrumb[] {
  const parent = destinationAt(destinationAt(path)?.parent ?? '/')
  if (!parent) return []
  return [...pagesAbove(parent.path, locale), { name: nameIn(locale, parent), path: parent.path }]
}
