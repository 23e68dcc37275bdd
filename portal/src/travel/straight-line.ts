import type { Bilingual } from '@chowk/catalog'
import { groupIndian } from '../money/money.ts'
import { directionTo } from './compass.ts'
import type { AnyRoute } from './travel-mode.ts'

/** '1,150 km'. The catalogue's distances run between city centres, to the nearest 10 km. */
export function kilometres(km: number): Bilingual {
  const grouped = groupIndian(km)
  return { en: `${grouped} km`, hi: `${grouped} किमी` }
}

/** '410 km as the crow flies', where nothing around it says so. */
export function asTheCrowFlies(km: number): Bilingual {
  const { en, hi } = kilometres(km)
  return { en: `${en} as the crow flies`, hi: `सीधी रेखा में ${hi}` }
}

/** How far the route's end is and which way: '1,150 km to the south-west'. */
export function straightLine({ name, from, to, straightLineKm }: AnyRoute): Bilingual {
  if (!from.at || !to.at) throw new Error(`${name} has no coordinates: add them to catalog/src/places.`)
  const direction = directionTo(from.at, to.at)
  const distance = kilometres(straightLineKm)
  return {
    en: `${distance.en} to the ${direction.en}`,
    hi: `${direction.hi} की ओर ${distance.hi}`,
  }
}
