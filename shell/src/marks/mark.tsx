/**
 * The mark of a provider, in place of its logo: its letters, on a shape and in colours that an image of
 * 'mark:hexagon-3' names.
 */
import { initials } from '../ui/initials.ts'
import styles from './marks.module.css'

const prefix = 'mark:'

interface MarkProps {
  readonly image: string
  /** Two to four letters of its name. */
  readonly letters: string
  readonly isLarge?: boolean
}

export function Mark({ image, letters, isLarge = false }: MarkProps) {
  const { shape, hue } = markClasses(image)
  const classes = [styles.box, shape, hue, isLarge && styles.large]
  return <span className={classes.filter(Boolean).join(' ')} data-chowk-mark={letters} aria-hidden="true" />
}

export const isMark = (image: string | undefined): image is string => image?.startsWith(prefix) ?? false

/** The shape may be set on an element around several marks. */
export function markClasses(image: string) {
  const [shape = '', hue] = image.slice(prefix.length).split('-')
  return { shape: styles[shape], hue: styles[`hue${hue}`] }
}

/** The class that sets `--mark-hue`, in steps of 30 degrees. */
export const hueClass = (hue: number): string | undefined => styles[`hue${hue}`]

/** Attributes that give any element the mark of a name. */
export const markOn = (name: string) => ({ 'data-chowk-mark': initials(name) })
