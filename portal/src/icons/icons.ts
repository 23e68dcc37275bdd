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
