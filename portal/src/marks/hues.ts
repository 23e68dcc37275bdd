import type { IconName } from '../icons/icons.ts'

/** In steps of 30 degrees, as marks have them; icons that are not listed are blue. */
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
