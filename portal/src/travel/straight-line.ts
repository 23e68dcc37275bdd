import type { Bilingual, Coordinates } from '@chowk/catalog'
import { groupIndian } from '@chowk/catalog'
import type { AnyRoute } from './travel-mode.ts'

/** The compass direction from one place to another. */
const directions = [
  { en: 'north', hi: 'उत्तर' },
  { en: 'north-east', hi: 'उत्तर-पूर्व' },
  { en: 'east', hi: 'पूर्व' },
  { en: 'south-east', hi: 'दक्षिण-पूर्व' },
  { en: 'south', hi: 'दक्षिण' },
  { en: 'south-west', hi: 'दक्षिण-पश्चिम' },
  { en: 'west', hi: 'पश्चिम' },
  { en: 'north-west', hi: 'उत्तर-पश्चिम' },
] as const satisfies readonly Bilingual[]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The direction in which the shortest way over the globe begins. */
export function directionTo(start: Coordinates, end: Coordinates): Bilingual {
  const from = radians(start.latitude)
  const to = radians(end.latitude)
  const turn = radians(end.longitude - start.longitude)
  const east = Math.sin(turn) * Math.cos(to)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn)
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * 8)
  return directions[(eighths + 8) % 8] ?? directions[0]
}

/** '1,150 km'. The catalogue's distances are to the nearest 10 km. */
export function kilometres(km: number): Bilingual {
  const grouped = groupIndian(km)
  return { en: `${grouped} km`, hi: `${grouped} किमी` }
}

/** '410 km as the crow flies', for a context that does not say so. */
export function straightLineText(km: number): Bilingual {
  const { en, hi } = kilometres(km)
  return { en: `${en} as the crow flies`, hi: `सीधी रेखा में ${hi}` }
}

/** How far the route's end is and which way: '1,150 km to the south-west'. */
export function straightLine({ ends, straightLineKm }: AnyRoute): Bilingual {
  const direction = directionTo(...ends)
  const distance = kilometres(straightLineKm)
  return {
    en: `${distance.en} to the ${direction.en}`,
    hi: `${direction.hi} की ओर ${distance.hi}`,
  }
}
