/** One SVG with every icon that is used and none that is not. */
import { createHash } from 'node:crypto'
import { art } from './art.ts'
import { drawings } from './drawings.ts'

export interface IconSprite {
  readonly svg: string
  readonly path: string
}

let sprite: IconSprite | undefined

export function iconSprite(): IconSprite {
  sprite ??= drawSprite()
  return sprite
}

function drawSprite(): IconSprite {
  const symbols = [...drawings()].map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
  )
  const larger = Object.entries(art).map(
    ([name, { viewBox, shapes }]) => `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...larger].join('')}</svg>`
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { svg, path: `/assets/icons-${hash}.svg` }
}
