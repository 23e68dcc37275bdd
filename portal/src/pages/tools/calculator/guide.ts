/** What a calculator's page says besides its result. Read by the server only: no browser loads these texts. */

import pages from 'virtual:content/tools'
import { type Rule, rules } from '@chowk/catalog'
import type { CalculatorDocument } from '../../../content/calculator-kind.ts'
import { documentsOf } from '../../../content/documents.ts'

export type Guide = CalculatorDocument

export const guideOf = documentsOf<Guide>(pages)

/** The rates and limits that it goes by, each with its days and source. */
export function basisOf({ basis = [] }: Guide): readonly Rule[] {
  return basis.flatMap(id => rules.filter(rule => rule.id === id))
}
