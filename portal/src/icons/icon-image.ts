/** An icon as an image of its own, for pages of other origins: no browser draws a sprite there. */
import { drawings } from './drawings.ts'

/**
 * The shell's accent, since an image cannot take the colour of the text around it. Not every browser tells an image
 * whether it stands on a light or a dark part of the page, so either shade can be seen on both (3:1).
 */
const strokes = '<style>svg{stroke:#0067c5}@media(prefers-color-scheme:dark){svg{stroke:#3d94ea}}</style>'

export function iconImage(name: string): string | undefined {
  const shapes = drawings().get(name)
  return (
    shapes &&
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
      `stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${strokes}${shapes}</svg>`
  )
}
