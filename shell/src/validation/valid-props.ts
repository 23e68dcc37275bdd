import { fits, isMissing, type Kinds } from './kinds.ts'
import { reportProps } from './report.ts'

/**
 * The props a component can use: one of the wrong shape is left out, so that its default stands and the page is
 * never broken by it. In development the console also says, once, what was given and what is expected.
 */
export function validProps<Props extends object>(component: string, kinds: Kinds, props: Props): Props {
  if (process.env.NODE_ENV !== 'production') reportProps(component, kinds, props)
  const isUsable = ([prop, value]: [string, unknown]) => {
    const kind = kinds[prop]
    return !isMissing(value) && (kind === undefined || fits(kind, value))
  }
  return Object.fromEntries(Object.entries(props).filter(isUsable)) as Props
}
