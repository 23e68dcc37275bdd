/** The result of a calculation, ready to be shown: figures, a chart and tables, in both languages. */
import type { Bilingual } from '@chowk/catalog'
import { nearestRupee } from '../../money/money.ts'
import { numberText } from './terms.ts'

export type Value =
  | { readonly paise: number; readonly to: 'paisa' | 'rupee' }
  | { readonly bps: number }
  | { readonly text: Bilingual }

/** To the paisa, for amounts that are really paid. */
export const toPaisa = (paise: number): Value => ({ paise, to: 'paisa' })
/** To the rupee, for estimates and long tables. */
export const toRupee = (paise: number): Value => ({ paise, to: 'rupee' })
/** Rounds to the rupee and carries each rounding difference to the next amount, so that the sum stays right. */
export function wholeRupees(amounts: readonly number[]): number[] {
  let [paise, shown] = [0, 0]
  return amounts.map(amount => {
    paise += amount
    const before = shown
    shown = nearestRupee(paise)
    return shown - before
  })
}
export const percentage = (bps: number): Value => ({ bps })
export const count = (number: number): Value => ({ text: numberText(number) })

export interface Figure {
  readonly label: Bilingual
  readonly value: Value
}

export interface Note {
  readonly tone: 'info' | 'warning'
  readonly text: Bilingual
}

export interface PartsChart {
  readonly kind: 'parts'
  readonly title: Bilingual
  readonly parts: readonly { readonly label: Bilingual; readonly paise: number }[]
}

export const partsChart = (
  title: Bilingual,
  ...parts: readonly (readonly [Bilingual, number])[]
): PartsChart => ({
  kind: 'parts',
  title,
  parts: parts.map(([label, paise]) => ({ label, paise })),
})

/** Columns, one for every year or choice, each a stack of the same series. */
export interface ColumnsChart {
  readonly kind: 'columns'
  readonly title: Bilingual
  readonly series: readonly Bilingual[]
  readonly columns: readonly { readonly label: Bilingual; readonly paise: readonly number[] }[]
}

export type Chart = PartsChart | ColumnsChart

export interface Table {
  readonly caption: Bilingual
  readonly columns: readonly Bilingual[]
  readonly rows: readonly (readonly Value[])[]
  /** A long table is collapsed until the visitor opens it. */
  readonly folded?: boolean
}

export interface Outcome {
  readonly headline: Figure
  readonly figures: readonly Figure[]
  readonly notes?: readonly Note[]
  readonly charts: readonly Chart[]
  readonly tables: readonly Table[]
}
