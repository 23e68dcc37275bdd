/** The shapes of every icon that is used, on a grid of 24 by 24, without a colour. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { icons as catalogIcons } from '@chowk/catalog'
import { asOnePath } from './as-one-path.ts'
import { portalIcons } from './icons.ts'

let drawn: ReadonlyMap<string, string> | undefined

/** By name, in the order of the names. */
export function drawings(): ReadonlyMap<string, string> {
  drawn ??= new Map(namesInUse().map(name => [name, shapesOf(name)]))
  return drawn
}

function namesInUse(): string[] {
  return [...new Set([...portalIcons, ...catalogIcons])].sort()
}

function shapesOf(name: string): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
  return asOnePath(readFileSync(join(folder, `${name}.svg`), 'utf8').replace(/<!--.*?-->/gs, ''))
}
