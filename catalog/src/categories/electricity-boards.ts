// The states of the electricity category, each with the boards that bill there.
import type { Bilingual } from '../language.ts'
import { type StateSlug, stateOf } from '../places/places.ts'
import { oneOf } from '../slug.ts'
import { type ListedBiller, type ListedParameter, ownParameters } from './biller-parameter.ts'
import { areaScopes, type BoardArea, type BoardEntry } from './boards.ts'
import type { ProviderEntry } from './category.ts'
import commissions from './electricity-commissions.json' with { type: 'json' }

/** Who sets a state's tariff and appoints its ombudsman for electricity, under section 42 of the Electricity Act, 2003. */
export const electricityCommissions: Readonly<Record<StateSlug, Bilingual>> = commissions

interface ListedState {
  readonly slug: string
  readonly synonyms?: readonly string[]
  readonly short?: Bilingual
  readonly boards: readonly ListedBoard[]
}

interface ListedBoard extends Omit<BoardEntry, 'parameters' | 'area'>, ListedBiller {
  readonly area?: Omit<BoardArea, 'scope'> & { readonly scope: string }
}

export function readState(
  { slug, synonyms, short, boards }: ListedState,
  boardParameters: readonly ListedParameter[],
): ProviderEntry {
  const state = stateOf(slug)
  return {
    ...state,
    serves: [state.slug],
    boards: boards.map(board => readBoard(board, boardParameters)),
    ...(synonyms && { synonyms }),
    ...(short && { short }),
    ...(boards.length === 1 && { says: withoutChoice }),
  }
}

const withoutChoice: Bilingual = {
  en: 'Pay your electricity bill in {provider}: enter your consumer number and see the amount due before you pay.',
  hi: '{provider} में अपने घर या दुकान का बिजली बिल भरें: उपभोक्ता नंबर लिखें और भुगतान से पहले देय रकम देखें।',
}

function readBoard(
  { printedAs, digits, parameters, area, ...entry }: ListedBoard,
  boardParameters: readonly ListedParameter[],
): BoardEntry {
  return {
    ...entry,
    ...ownParameters({ printedAs, digits, parameters }, boardParameters),
    ...(area && { area: { ...area, scope: oneOf(areaScopes, area.scope) } }),
  }
}
