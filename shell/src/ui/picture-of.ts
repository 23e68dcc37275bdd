/** Small pictures as elements, for data that only the browser has, and the sources that `Picture` draws in markup. */
import { currentEnvironment } from '../environment/environment.ts'
import { shellRoots } from '../page/shadow.ts'
import { element } from './element.ts'
import { initials } from './initials.ts'
import styles from './picture.module.css'

let sprite: string | undefined

/**
 * Names a sprite on the page's own origin, as browsers require: its icons have the colour of the text. A page without
 * one, as a vertical's, shows them as parts of one image of the assets host.
 */
export function configureIcons(url: string | undefined): void {
  sprite = url
}

export const spriteUrl = (): string | undefined => sprite

/** 'icon:NAME' names one of our icons, in the sprite if there is one; anything else is the link of an image. */
export function pictureSource(image: string | undefined): { readonly use?: string; readonly src?: string } {
  const icon = image?.startsWith('icon:') ? image.slice('icon:'.length) : undefined
  if (icon && sprite) return { use: `${sprite}#${icon}` }
  return image ? { src: currentEnvironment().href(icon ? `{assets}/icons/all.svg#${icon}` : image) } : {}
}

export function pictureOf(image: string | undefined, name: string, sizePx = 24): Element {
  const { use, src } = pictureSource(image)
  if (use) return drawing(use, sizePx)
  const monogram = element('span', { className: styles.monogram, ariaHidden: 'true' })
  monogram.dataset.initials = initials(name)
  if (src) {
    const picture = element('img', { alt: '', loading: 'lazy', width: sizePx, height: sizePx })
    picture.dataset.picture = ''
    picture.src = src
    monogram.append(picture)
  }
  return monogram
}

function drawing(href: string, sizePx: number): Element {
  const made = (name: string, attributes: Record<string, string | number>) => {
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [attribute, value] of Object.entries(attributes)) drawn.setAttribute(attribute, String(value))
    return drawn
  }
  const size = { width: sizePx, height: sizePx, viewBox: '0 0 24 24' }
  const svg = made('svg', { class: styles.icon ?? '', ...size, 'aria-hidden': 'true' })
  svg.append(made('use', { href }))
  return svg
}

const watched = new WeakSet<Node>()

/** Shows the initials in place of every image that failed to load, in cached and in new markup. */
export function uncoverBrokenPictures(): void {
  for (const root of shellRoots()) {
    if (watched.has(root)) continue
    watched.add(root)
    root.addEventListener('error', event => uncover(event.target), { capture: true })
    for (const image of root.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
      if (image.complete && image.naturalWidth === 0) uncover(image)
    }
  }
}

function uncover(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && target.dataset.picture !== undefined) target.hidden = true
}
