import type { Bilingual } from '@chowk/catalog'
import { groupIndian } from '../../money/money.ts'

/** '1,150 km'. The catalogue's distances are straight lines between city centres, to the nearest 10 km. */
export function kilometres(km: number): Bilingual {
  const grouped = groupIndian(km)
  return { en: `${grouped} km`, hi: `${grouped} किमी` }
}
