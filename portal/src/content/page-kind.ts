import { z } from 'zod'
import { line, sections, text } from './fields.ts'

/** A page of text that stands alone. */
const schema = z.strictObject({
  title: line,
  description: line,
  /** What the breadcrumbs call it. */
  current: line,
  lead: text,
  sections,
})

export type PageDocument = z.infer<typeof schema>

export const pageKind = { schema }
