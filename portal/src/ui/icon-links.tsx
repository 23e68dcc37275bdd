/** Entries of the catalogue as links with icons. */
import { type Bilingual, type CatalogIcon, type Locale, type Named, nameIn } from '@chowk/catalog'
import { IconTile } from './icon-tile.tsx'
import type { GridLink } from './link-grid.tsx'

interface IconLink extends Named {
  readonly icon: CatalogIcon
  readonly path: string
  /** A full address, if another host may serve the page. */
  readonly link?: string
}

export function iconLinks(locale: Locale, things: readonly IconLink[]): readonly GridLink[] {
  return things.map(thing => ({
    name: nameIn(locale, thing),
    link: thing.link ?? thing.path,
    picture: <IconTile name={thing.icon} />,
  }))
}

/** The same with their descriptions. */
export function describedLinks(
  locale: Locale,
  things: readonly (IconLink & { readonly summary: Bilingual })[],
): readonly GridLink[] {
  return iconLinks(locale, things).map((link, index) => ({
    ...link,
    note: things[index]?.summary[locale] ?? '',
  }))
}
