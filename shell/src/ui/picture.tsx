/** A small picture beside a name: an icon, an image, or the name's initials. Never an empty box. */
import { currentEnvironment } from '../environment/environment.ts'
import { initials } from './initials.ts'
import styles from './picture.module.css'
import { iconIn } from './picture-of.ts'
import { spriteUrl } from './sprite.ts'

interface PictureProps {
  /** 'icon:NAME' names one of our icons; anything else is the link of an image. */
  readonly image?: string
  readonly name: string
  readonly sizePx?: number
}

export function Picture({ image, name, sizePx = 24 }: PictureProps) {
  const sprite = spriteUrl()
  const icon = iconIn(image)
  if (icon && sprite)
    return (
      <svg className={styles.icon} width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${sprite}#${icon}`} />
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
