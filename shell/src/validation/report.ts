/** Development only: says what is wrong with a component's props, once, and how to mend it. */
import type { z } from 'zod'
import { logWarning } from '../config/log.ts'
import { schemas } from './schemas.ts'
import type { ValidatedComponent } from './shapes.ts'

const reported = new Set<string>()

export function reportProps(component: ValidatedComponent, props: object): void {
  for (const [prop, schema] of Object.entries(schemas[component])) {
    const given: unknown = Reflect.get(props, prop)
    const result = schema.nullish().safeParse(given)
    if (result.success || reported.has(`${component}.${prop}`)) continue
    reported.add(`${component}.${prop}`)

    const { path, message } = deepest(result.error.issues)
    const where = [prop, ...path].join('.')
    logWarning(
      `${component} was given ${prop} = ${inShort(given)}, which it cannot use (${where}: ${message}). ` +
        `It shows its default instead. Expected: ${schema.description}.`,
    )
  }
}

interface Finding {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Where a prop may have one of several shapes, the most telling fault is the one furthest inside. */
function deepest(issues: readonly z.core.$ZodIssue[]): Finding {
  const findings = issues.flatMap((issue): Finding[] => {
    if (issue.code !== 'invalid_union') return [issue]
    const inner = deepest(issue.errors.flat())
    return [issue, { path: [...issue.path, ...inner.path], message: inner.message }]
  })
  return findings.reduce((best, finding) => (finding.path.length > best.path.length ? finding : best), {
    path: [],
    message: findings[0]?.message ?? '',
  })
}

function inShort(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
