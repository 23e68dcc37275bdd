import hues from './icon-hues.json' with { type: 'json' }
import { oneOf } from './slug.ts'

export type CatalogIcon = keyof typeof hues

/** Every lucide icon that the data names, with the hue of its tile in steps of 30 degrees. */
export const iconHues: Readonly<Record<CatalogIcon, number>> = hues

/** The portal builds its sprite from this list. */
export const icons = Object.keys(hues) as readonly CatalogIcon[]

/** An entry of a JSON file, whose icon is one of these. */
export const withIcon = <Entry extends { readonly icon: string }>(
  entry: Entry,
): Omit<Entry, 'icon'> & { readonly icon: CatalogIcon } => ({ ...entry, icon: oneOf(icons, entry.icon) })
