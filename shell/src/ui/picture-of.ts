/** As `Picture`, for what only the browser knows. */
import { currentEnvironment } from '../environment/environment.ts'
import { initials } from './initials.ts'
import styles from './picture.module.css'
import { spriteUrl } from './sprite.ts'

export function pictureOf(image: string | undefined, name: string, sizePx = 24): Element {
  const sprite = spriteUrl()
  const icon = iconIn(image)
  if (icon && sprite) return drawing(`${sprite}#${icon}`, sizePx)
  const monogram = document.createElement('span')
  monogram.className = styles.monogram ?? ''
  monogram.dataset.initials = initials(name)
  monogram.ariaHidden = 'true'
  if (image) {
    const picture = Object.assign(document.createElement('img'), {
      alt: '',
      loading: 'lazy',
      width: sizePx,
      height: sizePx,
    })
    picture.dataset.picture = ''
    picture.src = currentEnvironment().href(icon ? `{assets}/icons/${icon}.svg` : image)
    monogram.append(picture)
  }
  return monogram
}

/** 'icon:NAME' names one of our icons; anything else is the link of an image. */
export function iconIn(image: string | undefined): string | undefined {
  return image?.startsWith('icon:') ? image.slice('icon:'.length) : undefined
}

function drawing(href: string, sizePx: number): Element {
  const made = (name: string, attributes: Record<string, string | number>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, String(value))
    return element
  }
  const svg = made('svg', {
    class: styles.icon ?? '',
    width: sizePx,
    height: sizePx,
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  svg.append(made('use', { href }))
  return svg
}
