/** Which component belongs to which `*.island.tsx` file. */
const modules = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx', { eager: true })

interface FoundIsland {
  /** '../pages/home/quick-pay.island.tsx' is the island 'quick-pay'. */
  readonly name: string
  /** Its source, as the build knows it: 'src/pages/home/quick-pay.island.tsx'. */
  readonly file: string
}

const found = new Map<unknown, FoundIsland>()
for (const [path, exports] of Object.entries(modules)) {
  const components = Object.values(exports)
  if (components.length !== 1 || typeof components[0] !== 'function')
    throw new Error(`${path} must export exactly one thing, its component: the browser hydrates that one.`)
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.island\.tsx$/, '')
  found.set(components[0], { name, file: path.replace(/^\.\./, 'src') })
}

export function findIsland(component: unknown): FoundIsland {
  const island = found.get(component)
  if (island) return island
  throw new Error(
    `${typeof component === 'function' ? component.name : component} is not an island: the browser could not find its code. ` +
      'Move it to a file named *.island.tsx.',
  )
}
