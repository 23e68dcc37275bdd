import { ruleFrom } from './rule.ts'
import listed from './small-savings.json' with { type: 'json' }

/** Interest rates that the Ministry of Finance notifies every quarter. */
export const smallSavings = ruleFrom('small-savings', listed['small-savings'])
