import type { CatalogIcon } from '@chowk/catalog'

/** The icons the portal draws, by their lucide names; the catalogue's are added to these in the sprite. */
export const portalIcons = [
  'arrow-left',
  'arrow-right',
  'badge-check',
  'check',
  'circle-alert',
  'circle-check',
  'circle-help',
  'download',
  'fingerprint',
  'info',
  'laptop-minimal',
  'languages',
  'layout-grid',
  'lock',
  'printer',
  'search',
  'shield-check',
  'smartphone',
  'triangle-alert',
  'user',
  'wallet',
  'x',
] as const

/** A name that the sprite contains. */
export type IconName = (typeof portalIcons)[number] | CatalogIcon

/**
 * Our own drawings, larger than an icon, from portal/images/art: lines in the text's colour, areas in the tokens' colours, so that
 * they follow light and dark. None shows a map or a flag.
 */
export const artNames = [
  'art-temple',
  'art-gopuram',
  'art-dargah',
  'art-gurdwara',
  'art-metro-delhi',
  'art-metro-mumbai',
  'art-metro-hyderabad',
  'art-metro-bengaluru',
  'art-chowk',
] as const

export type ArtName = (typeof artNames)[number]
