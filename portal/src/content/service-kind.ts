import { z } from 'zod'
import { instead, line, points, questions, section, sections } from './fields.ts'

const common = {
  /** Where nobody stands behind the service yet: that nothing is done here, and where it is. */
  instead: instead.optional(),
  needs: points,
  steps: points,
  questions,
}

const service = z.strictObject({
  ...common,
  /** For the tab and for search engines. */
  title: line,
  /** Addresses of other pages. */
  related: z.array(line),
  sections,
})

/** What one should know to use it is a table. All of it is done by the railways. */
const railwayService = z.strictObject({ ...common, instead, guide: section })

export type ServiceDocument = z.infer<typeof service>
export type RailwayServiceDocument = z.infer<typeof railwayService>

export const serviceKind = {
  schema: service,
  facts: ['related'],
  values: [
    'interest-of-one-lakh',
    'reporting-rhythm',
    'private-share',
    'government-share',
    'whole-lakh',
    'band-lakh',
    'at-once-lakh',
    'band-years',
  ],
} as const

export const railwayServiceKind = { schema: railwayService }
