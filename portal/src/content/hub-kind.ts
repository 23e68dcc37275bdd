import { z } from 'zod'
import { instead, questions, text } from './fields.ts'

const schema = z.strictObject({
  /** What is not done here, and where it is. */
  instead: instead.optional(),
  /** What stands above its links. */
  note: text.optional(),
  questions: questions.optional(),
})

export type HubDocument = z.infer<typeof schema>

export const hubKind = { schema }
