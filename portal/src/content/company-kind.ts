import { z } from 'zod'
import { line, namedSections, questions } from './fields.ts'

const schema = z.strictObject({
  /** Addresses of other pages. */
  related: z.array(line),
  sections: namedSections,
  questions: questions.optional(),
})

export type CompanyDocument = z.infer<typeof schema>

const facts = ['related']

export const companyKind = {
  schema,
  facts,
  values: [
    'categories',
    'billers',
    'everyday-services',
    'calculators',
    'currencies',
    'ifsc-banks',
    'fund-houses',
    'languages',
    'answer-days',
    'complain-within',
  ],
} as const

export const investorKind = { schema, facts, values: ['brand', 'legal-entity', 'languages'] } as const
