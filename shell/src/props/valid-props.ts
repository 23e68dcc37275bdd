import { logWarning } from '../config/log.ts'
import { fits, isMissing, type Kind, type Kinds, partsIn } from './kinds.ts'

/**
 * The valid props: one of the wrong shape is left out, so that its default applies and the page does not break. In
 * development the console also reports once what was passed and what is expected.
 */
export function validProps<Props extends object>(component: string, kinds: Kinds, props: Props): Props {
  if (process.env.NODE_ENV !== 'production') reportProps(component, kinds, props)
  const isUsable = ([prop, value]: [string, unknown]) => {
    const kind = kinds[prop]
    return !isMissing(value) && (kind === undefined || fits(kind, value))
  }
  return Object.fromEntries(Object.entries(props).filter(isUsable)) as Props
}

const reported = new Set<string>()

function reportProps(component: string, kinds: Kinds, props: object): void {
  for (const [prop, kind] of Object.entries(kinds)) {
    const given: unknown = Reflect.get(props, prop)
    const key = `${component}.${prop}`
    if (isMissing(given) || reported.has(key)) continue
    const isFitting = fits(kind, given)
    if (isFitting && kind.instead === undefined) continue
    reported.add(key)
    if (kind.instead !== undefined)
      logWarning(
        `${component}: ${prop} is deprecated and goes with the next major version. Use ${kind.instead}.`,
      )
    if (isFitting) continue
    const { path, words } = faultIn(kind, given)
    const where = path.length > 0 ? ` (${[prop, ...path].join('.')} must be ${words})` : ''
    logWarning(
      `${component} was given ${prop} = ${inShort(given)}, which it cannot use${where}. ` +
        `It shows its default instead. Expected: ${kind.words}.`,
    )
  }
}

/** The deepest first part that is not valid. */
function faultIn(kind: Kind, value: unknown): { readonly path: readonly string[]; readonly words: string } {
  const parts = kind.isOne(value) ? partsIn(kind, value) : []
  const wrong = parts.find(([, inner, given]) => !fits(inner, given))
  if (!wrong) return { path: [], words: kind.words }
  const [name, inner, given] = wrong
  const { path, words } = faultIn(inner, given)
  return { path: [name, ...path], words }
}

function inShort(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
