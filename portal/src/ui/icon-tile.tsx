import { hueClass } from '@chowk/shell'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { hueOf } from '../marks/hues.ts'
import { classNames } from './class-names.ts'
import styles from './icon-tile.module.css'

interface IconTileProps {
  readonly name: IconName
  readonly size?: 'small' | 'large'
}

/** An icon on a tinted square: beside a page's title, or in a grid of links. */
export function IconTile({ name, size = 'small' }: IconTileProps) {
  return (
    <span className={classNames(styles.tile, styles[size], tintOf(name))}>
      <Icon name={name} />
    </span>
  )
}

/** The class that tints a tile in its icon's colour. */
export const tintOf = (icon: IconName): string | undefined => classNames(styles.tint, hueClass(hueOf(icon)))
