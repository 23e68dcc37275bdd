import { z } from 'zod'
import { points, questions, section, text } from './fields.ts'

/** What a person paying this kind of bill for the first time would like to be told. */
const category = z.strictObject({
  needs: points,
  /** About the number the form asks for. */
  where: section,
  /** What is easily got wrong, whatever the provider's kind. */
  know: points.optional(),
  questions,
})

/** What the number is called on the bills of a state, where that is not simply consumer number. */
const electricityState = z.strictObject({ text })

const providerKind = z.strictObject({ know: points })

const questionsAlone = z.strictObject({ questions })

export type CategoryDocument = z.infer<typeof category>
export type ElectricityStateDocument = z.infer<typeof electricityState>
export type ProviderKindDocument = z.infer<typeof providerKind>
export type QuestionsDocument = z.infer<typeof questionsAlone>

export const categoryKinds = {
  categories: {
    schema: category,
    values: ['cash-times', 'upi-times', 'cash-for-100', 'upi-for-100'],
  },
  'electricity-states': { schema: electricityState, isOptional: true },
  'provider-kinds': { schema: providerKind },
  questions: { schema: questionsAlone },
} as const
