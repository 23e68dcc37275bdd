/** Development only: says what is wrong with a component's props, once, and how to mend it. */
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

    const [issue] = result.error.issues
    const where = [prop, ...(issue?.path ?? [])].join('.')
    logWarning(
      `${component} was given ${prop} = ${inShort(given)}, which it cannot use (${where}: ${issue?.message}). ` +
        `It shows its default instead. Expected: ${schema.description}.`,
    )
  }
}

function inShort(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
