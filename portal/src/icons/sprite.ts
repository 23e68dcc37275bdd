/** One SVG with every icon that is used, and icons as images. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { icons as catalogIcons } from '@chowk/catalog'
import { artNames, portalIcons } from './icons.ts'
import { mergeShapes } from './merge-shapes.ts'

export interface IconSprite {
  readonly svg: string
  readonly path: string
}

/** The path is the same from portal/src/icons and from portal/dist/server. */
const art = join(import.meta.dirname, '..', '..', 'images', 'art')

let sprite: IconSprite | undefined

export function iconSprite(): IconSprite {
  sprite ??= drawSprite()
  return sprite
}

function drawSprite(): IconSprite {
  const symbols = [...iconShapes()].map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
  )
  const larger = artNames.map(name =>
    readFileSync(join(art, `${name}.svg`), 'utf8')
      .replaceAll(/<title>.*<\/title>|\n\s*/g, '')
      .replace(/^<svg xmlns="[^"]*"/, `<symbol id="${name}"`)
      .replace(/svg>$/, 'symbol>'),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...larger].join('')}</svg>`
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { svg, path: `/assets/icons-${hash}.svg` }
}

let drawn: ReadonlyMap<string, string> | undefined

/** The shapes of every icon that is used, on a grid of 24 by 24, without a colour; ordered by name. */
export function iconShapes(): ReadonlyMap<string, string> {
  drawn ??= new Map(namesInUse().map(name => [name, shapesOf(name)]))
  return drawn
}

function namesInUse(): string[] {
  return [...new Set([...portalIcons, ...catalogIcons])].sort()
}

function shapesOf(name: string): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
  return mergeShapes(readFileSync(join(folder, `${name}.svg`), 'utf8').replace(/<!--.*?-->/gs, ''))
}

/**
 * The shell's accent colour, because an image cannot inherit the text colour. Not every browser lets an image know whether
 * the page around it is light or dark, so either shade has a contrast of 3:1 on both.
 */
// The colour is an attribute, and only the dark variant is a style: WebKit applies the page's own policy to an image's styles.
const lightStroke = '#0067c5'
const darkStroke = '#3d94ea'

/** An icon as a separate image, or all icons of the shell in one, for pages of other origins, where browsers draw no sprite. */
export function iconImage(name: string): string | undefined {
  const shapes = name === 'all' ? shellIcons() : iconShapes().get(name)
  return (
    shapes &&
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
      `stroke="${lightStroke}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">` +
      `<style>@media(prefers-color-scheme:dark){svg{stroke:${darkStroke}}}</style>${shapes}</svg>`
  )
}

/** One below the other, each shown by its name as fragment. An unknown name shows the circle at the top. */
function shellIcons(): string {
  const shown = catalogIcons.map((name, index) => {
    const top = 24 * (index + 1)
    return `<view id="${name}" viewBox="0 ${top} 24 24"/><g transform="translate(0 ${top})">${iconShapes().get(name)}</g>`
  })
  return `<circle cx="12" cy="12" r="8"/>${shown.join('')}`
}
