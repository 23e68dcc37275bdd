/** A small picture beside a name: an icon, an image, or the name's initials. Never an empty box. */
import { initials } from './initials.ts'
import styles from './picture.module.css'
import { pictureSource } from './picture-of.ts'

interface PictureProps {
  /** 'icon:NAME' names one of our icons; anything else is the link of an image. */
  readonly image?: string
  readonly name: string
  readonly sizePx?: number
}

export function Picture({ image, name, sizePx = 24 }: PictureProps) {
  const { use, src } = pictureSource(image)
  const size = { width: sizePx, height: sizePx }
  if (use)
    return (
      <svg className={styles.icon} {...size} viewBox="0 0 24 24" aria-hidden="true">
        <use href={use} />
      </svg>
    )
  return (
    <span className={styles.monogram} data-initials={initials(name)} aria-hidden="true">
      {src && <img src={src} alt="" loading="lazy" {...size} data-picture="" />}
    </span>
  )
}
