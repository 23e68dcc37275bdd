/** Server side: which component belongs to which `*.island.tsx` file. */
import type { ComponentType } from 'react'
import { islandName } from './island-name.ts'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx', { eager: true })

const nameByComponent = new Map<unknown, string>()
for (const [file, exports] of Object.entries(modules)) {
  const components = Object.values(exports)
  if (components.length !== 1 || typeof components[0] !== 'function')
    throw new Error(`${file} must export exactly one thing, its component: the browser hydrates that one.`)
  nameByComponent.set(components[0], islandName(file))
}

// biome-ignore lint/suspicious/noExplicitAny: any component may be asked for; its props do not matter here
export function islandNameOf(component: ComponentType<any>): string {
  const name = nameByComponent.get(component)
  if (!name)
    throw new Error(
      `${component.displayName ?? component.name} is not an island: the browser could not find its code. ` +
        'Move it to a file named *.island.tsx.',
    )
  return name
}
