// The demonstration's customers with some months of history, which are in `demonstration-customers.json`. They are
// invented, and their amounts are in paise.

import { type Bilingual, locales } from '@chowk/catalog'
import { z } from 'zod'
import { isValidNote } from '../care/disputes/dispute-notes.ts'
import { disputeTypes } from '../care/disputes/dispute-types.ts'
import customers from './demonstration-customers.json' with { type: 'json' }

const bilingual = z.record(z.enum(locales), z.string())
const paise = z.int().positive()
const account = { billerId: z.string(), account: z.string() }
const when = { daysAgo: z.number() }

const storyStep = z.discriminatedUnion('does', [
  z.object({ ...when, does: z.literal('adds money'), amountPaise: paise }),
  z.object({
    ...when,
    does: z.literal('orders'),
    order: z.object({ ...account, amountPaise: paise }),
    ends: z.enum(['paid', 'pending', 'refunded']),
    dispute: z
      .object({
        type: z.enum(disputeTypes.map(({ id }) => id)),
        details: bilingual,
        raisedDaysAgo: z.number(),
        /** In order of time. */
        steps: z.array(
          z.object({
            ...when,
            to: z.enum(['with-biller', 'resolved', 'rejected']),
            note: z.string().refine(note => isValidNote({ actor: 'sandbox', note })),
          }),
        ),
      })
      .optional(),
  }),
  z.object({
    ...when,
    does: z.literal('writes to care'),
    topic: z.string(),
    subject: bilingual,
    message: bilingual,
    answer: bilingual.optional(),
  }),
  /** Adds more than the limit: the money is being returned, and the sandbox is slow. */
  z.object({ ...when, does: z.literal('gets money back'), amountPaise: paise }),
  /** Saves an account, whose bill the sandbox is then asked for. */
  z.object({
    ...when,
    does: z.literal('saves an account'),
    ...account,
    plan: z.object({ amountPaise: paise, endsInDays: z.number() }).optional(),
    /** A reminder of the sandbox's late bill for the account was sent a day ago. */
    isReminded: z.literal(true).optional(),
  }),
])

export type StoryStep = z.infer<typeof storyStep>
export type StepThat<Does extends StoryStep['does']> = Extract<StoryStep, { does: Does }>
export type DemonstrationCustomer = (typeof demonstrationCustomers)[number]

/** Each story begins with its oldest step. */
export const demonstrationCustomers = z
  .array(z.object({ name: z.string(), mobile: z.string(), story: z.array(storyStep) }))
  .parse(customers)

const texts: ReadonlyMap<string, Bilingual> = new Map(
  demonstrationCustomers
    .flatMap(({ story }) => story)
    .flatMap(textsOf)
    .map(text => [text.en, text]),
)

/** The customers' texts and their answers are stored in English, and shown in the page's language; any other text is unchanged. */
export function storyText(written: string, language: keyof Bilingual): string {
  return texts.get(written)?.[language] ?? written
}

function textsOf(step: StoryStep): readonly Bilingual[] {
  if (step.does === 'orders') return step.dispute ? [step.dispute.details] : []
  if (step.does !== 'writes to care') return []
  const { subject, message, answer } = step
  return answer ? [subject, message, answer] : [subject, message]
}
