/** A small picture beside a name: an icon, an image, or the name's initials. Never an empty box. */
import { currentEnvironment } from '../environment/environment.ts'
import { shellRoots } from '../page/shadow.ts'
import { initials } from './initials.ts'
import styles from './picture.module.css'

const ICON_PREFIX = 'icon:'

let spriteUrl: string | undefined

/**
 * Names a sprite on the page's own origin, which browsers ask of a sprite: its icons take the colour of the text.
 * A page without one, as a vertical's, gets each icon as an image of the assets host.
 */
export function configureIcons(url: string): void {
  spriteUrl = url
}

interface PictureProps {
  /** 'icon:NAME' names one of our icons; anything else is the link of an image. */
  readonly image?: string
  readonly name: string
  readonly sizePx?: number
}

export function Picture({ image, name, sizePx = 24 }: PictureProps) {
  const icon = image?.startsWith(ICON_PREFIX) && image.slice(ICON_PREFIX.length)
  if (icon && spriteUrl)
    return (
      <svg className={styles.icon} width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${spriteUrl}#${icon}`} />
      </svg>
    )
  return (
    <span className={styles.monogram} data-initials={initials(name)} aria-hidden="true">
      {image && (
        <img
          src={currentEnvironment().href(icon ? `{assets}/icons/${icon}.svg` : image)}
          alt=""
          loading="lazy"
          width={sizePx}
          height={sizePx}
          data-picture=""
        />
      )}
    </span>
  )
}

const watched = new WeakSet<Node>()

/** Uncovers the initials under every image that cannot be shown, in kept markup as well as in rendered. */
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
