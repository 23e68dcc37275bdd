import { iconHues } from '@chowk/catalog'
import type { IconName } from '../icons/icons.ts'

const hues: Readonly<Partial<Record<IconName, number>>> = iconHues

/** The hue of a category, on its tile, its page, its marks and its orders. The portal's own icons are blue. */
export const hueOf = (icon: IconName | undefined): number => (icon && hues[icon]) ?? 8
