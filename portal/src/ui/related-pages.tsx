import { accountPages, destinationAt, type Locale, nameIn } from '@chowk/catalog'
import { destinationIcon } from '../icons/destination-icon.ts'
import { useLocale } from '../page/page.ts'
import { IconTile } from './icon-tile.tsx'
import type { GridLink } from './link-grid.tsx'
import { LinkSection } from './link-section.tsx'

interface RelatedPagesProps {
  readonly title: string
  /** Paths of the catalogue or of the profile menu. */
  readonly paths: readonly string[]
}

/** A section of related pages by path; names, links and icons come from the catalogue. */
export function RelatedPages({ title, paths }: RelatedPagesProps) {
  const locale = useLocale()
  return <LinkSection title={title} links={paths.map(path => linkTo(path, locale))} />
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
