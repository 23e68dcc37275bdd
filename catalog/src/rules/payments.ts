import listed from './payments.json' with { type: 'json' }
import { ruleFrom } from './rule.ts'

/** The time limit for returning the money of a failed payment, and the compensation for each later day. */
export const turnaround = ruleFrom('turnaround', listed.turnaround)
