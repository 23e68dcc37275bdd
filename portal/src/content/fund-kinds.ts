import { z } from 'zod'
import { line, question, text } from './fields.ts'

/** A share of the fund's money that the rule fixes, in per cent. */
const holding = z.strictObject({
  what: line,
  from: z.number(),
  /** The most the rule allows; all of it where the rule names no limit. */
  to: z.number().optional(),
})

const category = z.strictObject({
  /** For how long people usually leave money in it. */
  usedFor: line,
  lockIn: line.optional(),
  /** How gains are taxed follows from what it holds. */
  tax: z.enum(['shares', 'lending', 'gold', 'depends']),
  /** The category takes no new money. */
  ended: z.literal(true).optional(),
  /** Only shares that the rule states as figures. */
  holdings: z.array(holding).optional(),
  /** What it may hold, by SEBI's scheme categories of 26 February 2026. */
  rule: text,
  works: text,
  /** What can go wrong. */
  risk: text,
  /** What to look at before choosing one of them. */
  check: text,
  question,
})

/** Common knowledge of 2026, written down only where it is certain: a year or a city that is not is left out. */
const house = z.strictObject({
  /** The company that manages the money, without its legal form. */
  manager: line,
  /** The year it was set up, under its present name or an earlier one, or opened its first scheme. */
  since: z.number().optional(),
  city: line.optional(),
  /** Who stands behind it, and what it was called before. */
  text,
})

/** What is particular to a scheme, by its AMFI code. Common knowledge; no value, return or size. */
const scheme = z.strictObject({
  /** What people may still call it. */
  formerNames: z.array(line).optional(),
  text,
})

export type FundCategoryDocument = z.infer<typeof category>
export type FundHouseDocument = z.infer<typeof house>
export type SchemeDocument = z.infer<typeof scheme>

export const fundCategoryKind = { schema: category, facts: ['tax', 'ended'] }
export const fundHouseKind = { schema: house, facts: ['manager', 'since'] }
export const schemeKind = { schema: scheme, facts: ['formerNames'] }
