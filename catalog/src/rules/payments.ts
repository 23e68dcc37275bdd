import listed from './payments.json' with { type: 'json' }
import { ruleFrom } from './rule.ts'

/** How long the money of a failed payment may take to come back, and what each later day costs the company that holds it. */
export const turnaround = ruleFrom('turnaround', listed.turnaround)
