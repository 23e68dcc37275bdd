/** Derives a board's address, titles and places from its entry. */
import type { IsoDate } from '../india-time.ts'
import { type Bilingual, bothNames, type Named, withArticle } from '../language.ts'
import type { Source, UnofficialSource } from '../rules/rule.ts'
import { withSlug } from '../slug.ts'
import type { BillerParameter } from './biller-parameter.ts'

/** A biller behind a provider's page: an electricity board within its state. */
export interface BoardEntry extends Named {
  /**
   * As it is spoken. Abbreviations that are spelt out stay as bills print them; those spoken as words are written in
   * Devanagari.
   */
  readonly hindi: string
  /** Only if the name does not give it: payments store it, so it stays when the name changes. */
  readonly slug?: string
  readonly synonyms?: readonly string[]
  /** The spoken short name: 'MSEDCL', 'BSES Yamuna Power'. Only if the name does not give it. */
  readonly short?: Bilingual
  /** Only if this board asks for other parameters than its category. */
  readonly parameters?: readonly BillerParameter[]
  readonly area?: BoardArea
}

/** Whether the list is complete, partial, or names parts of a city and towns. */
export const areaScopes = ['districts', 'some-districts', 'places'] as const

/**
 * Where a board bills, according to its source. A board without an area bills its whole state, or no source was
 * found; we do not guess. Districts are divided and renamed, so the bill is more reliable.
 */
export interface BoardArea {
  readonly scope: (typeof areaScopes)[number]
  readonly places: readonly Bilingual[]
  /** Who else bills there, or on whose behalf this board bills. */
  readonly note?: Bilingual
  /** Omitted if the board's own name states it. */
  readonly source?: Source | UnofficialSource
}

/** When the sources of all areas were last opened. */
export const boardsCheckedOn: IsoDate = '2026-11-16'

export interface Board extends BoardEntry {
  readonly slug: string
  readonly path: string
  readonly link: string
  readonly localeKey: string
  readonly short: Bilingual
  readonly title: Bilingual
  readonly summary: Bilingual
  readonly parameters: readonly BillerParameter[]
}

interface OfState extends Named {
  readonly path: string
  readonly link: string
  readonly localeKey: string
  readonly parameters: readonly BillerParameter[]
}

export function buildBoard(entry: BoardEntry, state: OfState): Board {
  const board = withSlug(entry)
  const { short = shortName(bothNames(board)) } = entry
  return {
    ...board,
    path: `${state.path}/${board.slug}`,
    link: `${state.link}/${board.slug}`,
    localeKey: `${state.localeKey}.${board.slug}`,
    short,
    title: titleOf(short),
    summary: summaryOf(bothNames(board), bothNames(state)),
    parameters: entry.parameters ?? state.parameters,
  }
}

const titleOf = ({ en, hi }: Bilingual): Bilingual => ({
  en: /electric|power/i.test(en) ? `${en} Bill Payment` : `${en} Electricity Bill Payment`,
  hi: /बिजली|विद्युत/.test(hi) ? `${hi} बिल भुगतान` : `${hi} बिजली बिल भुगतान`,
})

/** Adds the state, unless the name contains it. */
const placed = (board: string, state: string) => (board.includes(state) ? board : `${board}, ${state}`)

const summaryOf = (board: Bilingual, state: Bilingual): Bilingual => ({
  en: `Pay a bill of ${withArticle(placed(board.en, state.en))}. We ask the board for the amount and the due date; you see both before you pay.`,
  hi: `${placed(board.hi, state.hi)} का बिल भरें। रकम और आख़िरी तारीख़ हम बोर्ड से पता करते हैं; भुगतान से पहले दोनों दिखती हैं।`,
})

/** The abbreviation in brackets if people use it; else the name without its brackets. */
function shortName({ en, hi }: Bilingual): Bilingual {
  return { en: inBrackets(en) ?? withoutBrackets(en), hi: inBrackets(hi) ?? withoutBrackets(hi) }
}

const isFormerName = /^(formerly|पहले) /

function inBrackets(name: string): string | undefined {
  const [, inside = ''] = /\(([^),]+)/.exec(name) ?? []
  return inside && !isFormerName.test(inside) ? inside : undefined
}

const withoutBrackets = (name: string): string => name.replace(/\s*\([^)]*\)/, '')
