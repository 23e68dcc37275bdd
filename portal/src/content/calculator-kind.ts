import { z } from 'zod'
import { line, lines, points, questions, sections, text } from './fields.ts'

const schema = z.strictObject({
  /** Of the browser's tab and of search results. */
  title: line,
  description: line,
  /** The rates and limits it goes by, each with its days and source. */
  basis: z.array(line).optional(),
  /** Other calculators. */
  related: z.array(line),
  lead: text,
  /** As written on paper, line by line. */
  formula: lines,
  /** What the letters of the formula mean, and where it rounds. */
  where: points,
  /** What the page goes by, apart from what changes with the years. */
  rules: text,
  about: sections,
  questions: questions.refine(asked => asked.length >= 3, 'three questions at least'),
})

export type CalculatorDocument = z.infer<typeof schema>

export const calculatorKind = { schema, facts: ['basis', 'related'] }
