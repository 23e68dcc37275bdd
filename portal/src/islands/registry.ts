/** Server side: which component belongs to which `*.island.tsx` file, and how it is rendered. */
import { renderToString } from 'react-dom/server'
import type { IslandRenderer } from './island.tsx'
import { islandName } from './island-name.ts'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx', { eager: true })

const nameByComponent = new Map<unknown, string>()
for (const [file, exports] of Object.entries(modules)) {
  const components = Object.values(exports)
  if (components.length !== 1 || typeof components[0] !== 'function')
    throw new Error(`${file} must export exactly one thing, its component: the browser hydrates that one.`)
  nameByComponent.set(components[0], islandName(file))
}

export const serverIslands: IslandRenderer = {
  nameOf,
  render: (element, name) => renderToString(element, { identifierPrefix: name }),
}

function nameOf(component: unknown): string {
  const name = nameByComponent.get(component)
  if (name) return name
  throw new Error(
    `${typeof component === 'function' ? component.name : component} is not an island: the browser could not find its code. ` +
      'Move it to a file named *.island.tsx.',
  )
}
