import { logWarning } from '../config/log.ts'
import { type Guards, isMissing } from './guards.ts'
import type { ValidatedComponent } from './shapes.ts'

interface AnyShape {
  readonly component: ValidatedComponent
  readonly guards: Guards
}

/**
 * The props a component can use: one of the wrong shape is left out, so that its default stands and the page is
 * never broken by it. In development the console also says, once, what was given and what is expected.
 */
export function validProps<Props extends object>(shape: AnyShape, props: Props): Props {
  if (process.env.NODE_ENV !== 'production') void explain(shape.component, props)
  const { guards } = shape
  const isUsable = ([name, value]: [string, unknown]) => !isMissing(value) && (guards[name]?.(value) ?? true)
  return Object.fromEntries(Object.entries(props).filter(isUsable)) as Props
}

/** Schemas and their library are heavy, so they are fetched only here: no production bundle holds them. */
async function explain(component: ValidatedComponent, props: object): Promise<void> {
  try {
    const { reportProps } = await import('./report.ts')
    reportProps(component, props)
  } catch (error) {
    logWarning('The props could not be checked', error)
  }
}
