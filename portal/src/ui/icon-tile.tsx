import { hueClass } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { classNames } from './class-names.ts'
import styles from './icon-tile.module.css'

interface IconTileProps {
  readonly name: IconName
  readonly size?: 'small' | 'large'
}

/** An icon on a tinted square: beside a page's title, or in a grid of links. */
export function IconTile({ name, size = 'small' }: IconTileProps): ReactNode {
  return (
    <span className={classNames(styles.tile, styles[size], tintOf(name))}>
      <Icon name={name} />
    </span>
  )
}

/** In steps of 30 degrees, as marks have them; what is not named is blue. */
const hues: Readonly<Partial<Record<IconName, number>>> = {
  armchair: 10,
  banknote: 5,
  bus: 2,
  car: 7,
  'car-front': 7,
  'chart-line': 5,
  clapperboard: 11,
  clock: 3,
  coins: 3,
  'credit-card': 9,
  film: 11,
  flame: 1,
  'flower-2': 11,
  gauge: 1,
  'graduation-cap': 10,
  'hand-coins': 5,
  house: 6,
  landmark: 9,
  leaf: 5,
  percent: 0,
  phone: 5,
  'piggy-bank': 11,
  plane: 7,
  router: 9,
  'satellite-dish': 10,
  'shield-check': 6,
  smartphone: 9,
  sprout: 5,
  ticket: 11,
  'ticket-check': 0,
  'train-front': 0,
  'train-front-tunnel': 6,
  'trending-up': 5,
  tv: 10,
  umbrella: 7,
  zap: 2,
}

/** The hue of a category, on its tile, its page, its marks and its orders. */
export const hueOf = (icon: IconName | undefined): number => (icon && hues[icon]) ?? 8

/** A glyph in its colour on a ground of the same. */
export const tintOf = (icon: IconName): string | undefined => classNames(styles.tint, hueClass(hueOf(icon)))
