/** One SVG with every icon that is used and none that is not. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { icons as catalogIcons } from '@chowk/catalog'
import { portalIcons } from './icons.ts'

export interface IconSprite {
  readonly svg: string
  readonly path: string
}

let sprite: IconSprite | undefined

export function iconSprite(): IconSprite {
  sprite ??= drawSprite([...new Set([...portalIcons, ...catalogIcons])].sort())
  return sprite
}

function drawSprite(names: readonly string[]): IconSprite {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
  const symbols = names.map(name => symbolOf(name, readFileSync(join(folder, `${name}.svg`), 'utf8')))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { svg, path: `/assets/icons-${hash}.svg` }
}

function symbolOf(name: string, file: string): string {
  const shapes = file
    .replace(/<!--.*?-->/gs, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`
}
