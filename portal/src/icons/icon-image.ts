/** An icon as an image of its own, for pages of other origins: no browser draws a sprite there. */
import { drawings } from './drawings.ts'

/**
 * The shell's accent, since an image cannot take the colour of the text around it. Not every browser tells an image
 * whether it stands on a light or a dark part of the page, so either shade can be seen on both (3:1).
 */
// An attribute, and only its change for the dark a style: WebKit holds an image's styles to the page's own policy.
const lightStroke = '#0067c5'
const darkStroke = '#3d94ea'

export function iconImage(name: string): string | undefined {
  const shapes = drawings().get(name)
  return (
    shapes &&
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
      `stroke="${lightStroke}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">` +
      `<style>@media(prefers-color-scheme:dark){svg{stroke:${darkStroke}}}</style>${shapes}</svg>`
  )
}
