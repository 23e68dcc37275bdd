// A hub is the first page of a group: it says what the group is and lists what belongs to it.
import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'

export type HubId =
  | 'movies'
  | 'upcomingMovies'
  | 'bus'
  | 'flights'
  | 'domesticFlights'
  | 'internationalFlights'
  | 'trains'
  | 'mutualFunds'
  | 'fundHouses'
  | 'schemes'
  | 'calculators'
  | 'currencies'
  | 'ifscBanks'
  | 'investorRelations'

export interface Hub extends Named {
  readonly id: HubId
  readonly path: string
  readonly hindi: string
  readonly icon: IconName
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
}
