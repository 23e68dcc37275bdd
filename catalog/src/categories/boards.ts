/** Everything that follows from a board's entry: its address below its state's, its titles, and where it bills. */
import { type Bilingual, bothNames, type Named } from '../language.ts'
import { addressed } from '../slug.ts'
import type { BillerParameter } from './biller-parameter.ts'
import type { BoardArea } from './board-area.ts'
import { northAndEast } from './board-areas-north-and-east.ts'
import { southAndWest } from './board-areas-south-and-west.ts'
import { boardsInHindi } from './boards-in-hindi.ts'

/** A biller behind a provider's page: an electricity board within its state. */
export interface BoardEntry extends Named {
  /** Only where the name does not say it: payments are kept under it, so it outlives a change of name. */
  readonly slug?: string
  readonly synonyms?: readonly string[]
  /** Only where this board asks for something else than its category does. */
  readonly parameters?: readonly BillerParameter[]
}

export interface Board extends BoardEntry {
  readonly slug: string
  readonly path: string
  readonly link: string
  readonly localeKey: string
  /** As people say it: 'MSEDCL', 'BSES Yamuna Power'. */
  readonly short: Bilingual
  readonly title: Bilingual
  readonly summary: Bilingual
  readonly parameters: readonly BillerParameter[]
  /** Undefined where nothing is known beyond its state. */
  readonly area?: BoardArea
}

interface OfState extends Named {
  readonly path: string
  readonly link: string
  readonly localeKey: string
  readonly parameters: readonly BillerParameter[]
}

export const boardAreas: Readonly<Record<string, BoardArea>> = { ...northAndEast, ...southAndWest }

export function buildBoard(entry: BoardEntry, state: OfState): Board {
  const { slug, ...rest } = addressed(entry)
  const hindi = entry.hindi ?? boardsInHindi[slug]
  const board = { ...rest, slug, ...(hindi && { hindi }) }
  const short = shortName(bothNames(board))
  const area = boardAreas[slug]
  return {
    ...board,
    path: `${state.path}/${slug}`,
    link: `${state.link}/${slug}`,
    localeKey: `${state.localeKey}.${slug}`,
    short,
    title: titleOf(short),
    summary: summaryOf(bothNames(board), bothNames(state)),
    parameters: entry.parameters ?? state.parameters,
    ...(area && { area }),
  }
}

const titleOf = ({ en, hi }: Bilingual): Bilingual => ({
  en: /electricity|power/i.test(en) ? `${en} Bill Payment` : `${en} Electricity Bill Payment`,
  hi: /बिजली|विद्युत/.test(hi) ? `${hi} बिल भुगतान` : `${hi} बिजली बिल भुगतान`,
})

/** With its state, unless its name says that. */
const placed = (board: string, state: string): string =>
  board.includes(state) ? board : `${board}, ${state}`

const summaryOf = (board: Bilingual, state: Bilingual): Bilingual => ({
  en: `Pay a bill of ${placed(board.en, state.en)}. We ask it for the amount and the due date; you see both before you pay.`,
  hi: `${placed(board.hi, state.hi)} का बिल भरें। रकम और आख़िरी तारीख़ हम बोर्ड से पता करते हैं; भुगतान से पहले दोनों दिखती हैं।`,
})

/** The letters in brackets, where those are what people say; else the name without its brackets. */
function shortName({ en, hi }: Bilingual): Bilingual {
  return { en: inBrackets(en) ?? withoutBrackets(en), hi: inBrackets(hi) ?? withoutBrackets(hi) }
}

const isFormerName = /^(formerly|पहले) /

function inBrackets(name: string): string | undefined {
  const [, inside = ''] = /\(([^),]+)/.exec(name) ?? []
  return inside && !isFormerName.test(inside) ? inside : undefined
}

const withoutBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/, '')
