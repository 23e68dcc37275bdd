/** `npm run content:due`: lists rates, limits and time limits that are due for a check. Exits with 1 if there are any. */
import { type DueRule, dayInIndia, dueRules, type IsoDate, rules } from '@chowk/catalog'

export function dueLines(due: readonly DueRule[]): string[] {
  return due.map(
    ({ rule, why, since }) => `${rule.id}: ${why} (${since}). ${rule.name.en}; look at ${rule.check.link}`,
  )
}

if (import.meta.main) {
  const today = (process.argv[2] as IsoDate | undefined) ?? dayInIndia()
  const lines = dueLines(dueRules(rules, today))
  for (const line of lines) console.log(line)
  console.log(`${today}: ${lines.length} of ${rules.length} rules are due.`)
  if (lines.length > 0) process.exit(1)
}
