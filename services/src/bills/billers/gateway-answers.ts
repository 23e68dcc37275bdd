// What the sandbox's HTTP API says, as it must look to be believed. An answer is one JSON text a line. A gateway may send
// it twice; one that says two different things has said nothing.
import { isDeepStrictEqual } from 'node:util'
import type { BillerParameter } from '@chowk/catalog'
import { z } from 'zod'
import { jsonOf } from '../../platform/store/parsed-json.ts'

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

/** Each on amounts from `fromPaise` up to the next slab, in rising order; the first starts at zero. A basis point is a hundredth of a per cent. */
export const feesShape = z
  .array(z.object({ fromPaise: paise, flatPaise: paise, basisPoints: paise }))
  .readonly()

export const descriptionShape = z.object({
  billerId: z.string(),
  name: z.string(),
  parameters: z.array(parameter).readonly(),
  /** When a bill can be asked for: always first, if the customer likes, or never. */
  fetch: z.enum(['MANDATORY', 'OPTIONAL', 'NOT_SUPPORTED']),
  /** What may be paid: any amount, one on the bill, at least the bill's, at most the bill's. */
  exactness: z.enum(['ADHOC', 'EXACT', 'EXACT UP', 'EXACT DOWN']),
  minimumPaise: paise,
  maximumPaise: paise,
  fees: feesShape,
  /** What people usually choose, where any amount may be paid and there are no plans. In rising order. */
  suggestedAmountsPaise: z.array(paise.positive()).readonly().optional(),
})

export const descriptionAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('described'), description: descriptionShape }),
  z.object({ outcome: z.literal('unknown-biller') }),
])

export const billAmount = z.object({
  /** All of it; the least a card's bill asks for; this period's alone, without arrears; and with what being late costs. */
  kind: z.enum(['total-due', 'minimum-due', 'this-period', 'after-due-date']),
  amountPaise: paise.positive(),
  /** The day in India from which it is taken, while that is still to come: to be known, not yet to be paid. */
  from: z.iso.date().optional(),
})

/** The values a customer gave, by the names of the biller's parameters. */
export const parameterValues = z.record(z.string(), z.string())

export const billShape = z.object({
  billNumber: z.string().min(1),
  // Masked, as 'R***** K****': customers recognise their own bill by it, and somebody who guessed a number learns no name.
  customerName: z.string().max(200).transform(maskedName),
  /** Days in India, as 2026-11-15. */
  billDate: z.iso.date(),
  dueDate: z.iso.date(),
  /** The first can be paid, and is what is suggested. */
  amounts: z
    .array(billAmount)
    .min(1)
    .refine(([first]) => first?.from === undefined)
    .readonly(),
})

export const billAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('bill'), bill: billShape }),
  z.object({ outcome: z.literal('nothing-due') }),
  z.object({ outcome: z.literal('unknown-account') }),
])

/** What a plan is mostly for; 'pack' is a bundle of channels. */
export const planGroups = ['popular', 'data', 'validity', 'talk', 'pack'] as const

/** A payment needs no plan id, because no two plans of an answer have the same price and billers match by amount. */
export const planShape = z.object({
  id: z.string().min(1).max(80),
  /** The biller's name for it, in Hindi where there is one. */
  name: z.string().min(1).max(60),
  hindi: z.string().min(1).max(60).optional(),
  group: z.enum(planGroups),
  amountPaise: paise.positive(),
  /** Missing where it lasts as long as the plan before it, or as the balance. */
  validityDays: z.int().positive().optional(),
  /** Facts, for the page to say in the customer's language. */
  gives: z.object({
    dataMbPerDay: z.int().positive().optional(),
    /** Once, for the whole time. */
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

/** The amount is all a payment says of its plan. */
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
  /** What the biller knows the customer by; some files leave it out. */
  account: z.string().optional(),
  amountPaise: paise,
  state: z.enum(['paid', 'refused', 'pending']),
  approvalNumber: z.string().optional(),
  at: z.iso.datetime(),
})

/** The answer in a body, or undefined when it makes no sense. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  body: string,
): z.infer<Schema> | undefined {
  const answers = body
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => schema.safeParse(jsonOf(line)).data)
  const [first, ...others] = answers
  return others.every(other => isDeepStrictEqual(other, first)) ? first : undefined
}

/** As billers print it where a stranger may read: 'R***** K****'. Masking it again changes nothing. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map(word => [...word].map((letter, place) => (place === 0 ? letter : '*')).join(''))
    .join(' ')
}
