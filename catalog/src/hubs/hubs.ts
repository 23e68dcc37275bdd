import type { Hub } from './hub.ts'
import { moneyHubs } from './money-hubs.ts'
import { travelHubs } from './travel-hubs.ts'

export const hubs: readonly Hub[] = [...Object.values(travelHubs), ...Object.values(moneyHubs)]
