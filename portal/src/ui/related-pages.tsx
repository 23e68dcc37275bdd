import { accountPages, type CatalogIcon, type Destination, destinationAt, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { IconTile } from './icon-tile.tsx'
import { type GridLink, LinkGrid } from './link-grid.tsx'

interface RelatedPagesProps {
  readonly locale: Locale
  /** Paths of the catalogue or of the profile menu. */
  readonly paths: readonly string[]
}

/** Related pages by path; names, links and icons come from the catalogue. */
export function RelatedPages({ locale, paths }: RelatedPagesProps): ReactNode {
  return <LinkGrid locale={locale} links={paths.map(path => linkTo(path, locale))} />
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
    picture: <IconTile name={iconOf(destination)} />,
  }
}

function iconOf(destination: Destination): CatalogIcon {
  switch (destination.kind) {
    case 'hub':
      return destination.hub.icon
    case 'category':
    case 'provider':
    case 'board':
      return destination.category.icon
    case 'service':
    case 'creditService':
    case 'trainService':
      return destination.service.icon
    case 'calculator':
      return destination.calculator.icon
    case 'company':
    case 'investor':
      return destination.page.icon
    case 'mutualFundCategory':
    case 'amc':
    case 'scheme':
      return 'chart-line'
    default:
      return 'globe'
  }
}
