import { expect, test } from 'vitest'
import { textOf } from './templates.ts'

test.each(['dispute-raised', 'dispute-with-biller', 'dispute-resolved', 'dispute-rejected'] as const)(
  'a message of kind %s names who sends it',
  kind => {
    const given = { brand: 'Nagar Pay', variables: { disputeId: 'DSP-1', orderId: 'ORD-1' } }
    for (const language of ['en', 'hi'] as const) expect(textOf(kind, given, language)).toContain('Nagar Pay')
  },
)
