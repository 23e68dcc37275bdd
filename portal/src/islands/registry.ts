/** Server side: which component belongs to which `*.island.tsx` file, and how it is rendered. */
import { renderToString } from 'react-dom/server'
import type { FoundIsland, IslandRenderer } from './island.tsx'
import { islandName } from './island-name.ts'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx', { eager: true })

const found = new Map<unknown, FoundIsland>()
for (const [file, exports] of Object.entries(modules)) {
  const components = Object.values(exports)
  if (components.length !== 1 || typeof components[0] !== 'function')
    throw new Error(`${file} must export exactly one thing, its component: the browser hydrates that one.`)
  found.set(components[0], { name: islandName(file), file: file.replace(/^\.\./, 'src') })
}

export const serverIslands: IslandRenderer = {
  find,
  render: (element, name) => renderToString(element, { identifierPrefix: name }),
}

function find(component: unknown): FoundIsland {
  const island = found.get(component)
  if (island) return island
  throw new Error(
    `${typeof component === 'function' ? component.name : component} is not an island: the browser could not find its code. ` +
      'Move it to a file named *.island.tsx.',
  )
}
