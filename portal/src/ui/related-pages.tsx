import { accountPages, destinationAt, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { destinationIcon } from '../icons/destination-icon.ts'
import { useLocale } from '../page/page.ts'
import { IconTile } from './icon-tile.tsx'
import { type GridLink, LinkGrid } from './link-grid.tsx'

interface RelatedPagesProps {
  /** Paths of the catalogue or of the profile menu. */
  readonly paths: readonly string[]
}

/** Related pages by path; names, links and icons come from the catalogue. */
export function RelatedPages({ paths }: RelatedPagesProps) {
  const locale = useLocale()
  return <LinkGrid links={paths.map(path => linkTo(path, locale))} />
}

function linkTo(path: string, locale: Locale): GridLink {
  const account = accountPages.find(page => page.path === path)
  if (account)
    return { name: nameIn(locale, account), link: account.path, picture: <IconTile name={account.icon} /> }
  const destination = destinationAt(path)
  if (!destination) throw new Error(`The catalogue has no page ${path}: it cannot be named as related.`)
  return {
    name: nameIn(locale, destination),
    link: destination.link,
    picture: <IconTile name={destinationIcon(destination)} />,
  }
}
