// The schemas of answers of the sandbox's HTTP API. An answer is one JSON text a line. A gateway may send it twice;
// two different answers count as none.
import { isDeepStrictEqual } from 'node:util'
import type { BillerParameter } from '@chowk/catalog'
import { z } from 'zod'
import { tryParseJson } from '../../platform/store/parsed-json.ts'

const paise = z.int().nonnegative()
const bilingual = z.object({ en: z.string(), hi: z.string() })

const parameter: z.ZodType<BillerParameter> = z.object({
  name: z.string(),
  label: bilingual,
  type: z.enum(['text', 'date']),
  inputMode: z.enum(['numeric', 'text', 'tel']),
  allowed: z.enum(['digits', 'lettersAndDigits', 'name', 'date', 'vehicleNumber', 'ifsc']),
  pattern: z.string().max(2_000),
  minLength: z.int(),
  maxLength: z.int().max(1_000),
  hint: bilingual,
  error: bilingual,
  optional: z.literal(true).optional(),
  options: z.array(z.object({ value: z.string(), label: bilingual })).optional(),
})

/**
 * The slabs of a fee: each applies to amounts from `fromPaise` up to the next slab, in rising order; the first starts
 * at zero. A basis point is a hundredth of a per cent.
 */
export const feesShape = z
  .array(z.object({ fromPaise: paise, flatPaise: paise, basisPoints: paise }))
  .readonly()

export const descriptionShape = z.object({
  billerId: z.string(),
  name: z.string(),
  parameters: z.array(parameter).readonly(),
  /** Whether a bill must be, may be or cannot be fetched first. */
  fetch: z.enum(['MANDATORY', 'OPTIONAL', 'NOT_SUPPORTED']),
  /** Which amounts may be paid: any, one on the bill, at least the bill's, at most the bill's. */
  exactness: z.enum(['ADHOC', 'EXACT', 'EXACT UP', 'EXACT DOWN']),
  minimumPaise: paise,
  maximumPaise: paise,
  fees: feesShape,
  /** Common amounts in rising order, if any amount may be paid and there are no plans. */
  suggestedAmountsPaise: z.array(paise.positive()).readonly().optional(),
})

export const descriptionAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('described'), description: descriptionShape }),
  z.object({ outcome: z.literal('unknown-biller') }),
])

export const billAmount = z.object({
  /** All of it; a card's minimum; this period without arrears; the amount after the due date. */
  kind: z.enum(['total-due', 'minimum-due', 'this-period', 'after-due-date']),
  amountPaise: paise.positive(),
  /** The first day in India on which it is payable, if in the future: shown, not yet payable. */
  from: z.iso.date().optional(),
})

/** The values that a customer typed, by the names of the biller's parameters. */
export const parameterValues = z.record(z.string(), z.string())

export const billShape = z.object({
  billNumber: z.string().min(1).max(100),
  // Masked as 'R***** K****': customers recognise their bill, and an attacker with a number learns no name.
  customerName: z.string().max(200).transform(maskedName),
  /** Days in India, as 2026-11-15. */
  billDate: z.iso.date(),
  dueDate: z.iso.date(),
  /** The first one is payable, and is suggested. */
  amounts: z
    .tuple([billAmount], billAmount)
    .refine(([first]) => first.from === undefined)
    .readonly(),
})

export const billAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('bill'), bill: billShape }),
  z.object({ outcome: z.literal('nothing-due') }),
  z.object({ outcome: z.literal('unknown-account') }),
])

/** The main purpose of a plan; 'pack' is a bundle of channels. */
export const planGroups = ['popular', 'data', 'validity', 'talk', 'pack'] as const

/** A payment needs no plan id, because no two plans of an answer have the same price and billers match by amount. */
export const planShape = z.object({
  id: z.string().min(1).max(80),
  /** The biller's name of the plan, in Hindi where there is one. */
  name: z.string().min(1).max(60),
  hindi: z.string().min(1).max(60).optional(),
  group: z.enum(planGroups),
  amountPaise: paise.positive(),
  /** Absent for a plan that lasts as long as the one before it, or as the balance. */
  validityDays: z.int().positive().optional(),
  /** Benefits as data; the page words them in the customer's language. */
  gives: z.object({
    dataMbPerDay: z.int().positive().optional(),
    /** The data for the whole period. */
    dataMb: z.int().positive().optional(),
    talk: z.literal('unlimited').optional(),
    talkTimePaise: paise.positive().optional(),
    smsPerDay: z.int().positive().optional(),
    channels: z.int().positive().optional(),
  }),
})

export const plansAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('plans'), plans: z.array(planShape).min(1).refine(costsDiffer).readonly() }),
  z.object({ outcome: z.literal('no-plans') }),
])

/** A payment identifies its plan only by the amount. */
function costsDiffer(plans: readonly { amountPaise: number }[]): boolean {
  return new Set(plans.map(({ amountPaise }) => amountPaise)).size === plans.length
}

export const operatorAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('suggested'), billerId: z.string(), circle: z.string() }),
  z.object({ outcome: z.literal('no-suggestion') }),
])

const paid = z.object({ state: z.literal('paid'), approvalNumber: z.string().min(1).max(40) })
const refused = z.object({ state: z.literal('refused'), reason: z.string().optional() })
const pending = z.object({ state: z.literal('pending') })

export const payAnswer = z.discriminatedUnion('state', [paid, refused, pending])
export const statusAnswer = z.discriminatedUnion('state', [
  paid,
  refused,
  pending,
  z.object({ state: z.literal('not-found') }),
])

export const settlementLine = z.object({
  reference: z.string(),
  billerId: z.string(),
  /** The biller's identifier of the customer; some files omit it. */
  account: z.string().optional(),
  amountPaise: paise,
  state: z.enum(['paid', 'refused', 'pending']),
  approvalNumber: z.string().optional(),
  at: z.iso.datetime(),
})

/** The answer in a body, or undefined when it is invalid. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, body: string) {
  const answers = body
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => schema.safeParse(tryParseJson(line)).data)
  const [first, ...others] = answers
  return others.every(other => isDeepStrictEqual(other, first)) ? first : undefined
}

/** Masks a name as billers print it: 'R***** K****'. Masking it again changes nothing. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map(word => [...word].map((letter, place) => (place === 0 ? letter : '*')).join(''))
    .join(' ')
}
