import type { ReactNode } from 'react'
import styles from './scene-heading.module.css'

/** The drawings beside this file. Most of their colours are tokens, which follow light and dark mode. */
export type Scene =
  | 'bill'
  | 'bus'
  | 'figures'
  | 'growth'
  | 'home-screen'
  | 'instalments'
  | 'lost'
  | 'news'
  | 'paid'
  | 'paper'
  | 'people'
  | 'plane'
  | 'purse'
  | 'shop'
  | 'square'
  | 'stage'
  | 'talk'
  | 'train'
  | 'waiting'
  | 'warnings'

const drawings = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

interface SceneHeadingProps {
  readonly title: string
  readonly lead: string
  /** A small line under the lead. */
  readonly note?: ReactNode
  readonly scene: Scene
}

/** The head of a text page: its title and lead, with a drawing beside or below them. */
export function SceneHeading({ title, lead, note, scene }: SceneHeadingProps) {
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <SceneImage scene={scene} className={styles.scene} />
    </div>
  )
}

interface SceneImageProps {
  readonly scene: Scene
  readonly className: string | undefined
}

/** A drawing beside a page's text. It is decoration, hidden from screen readers. */
export function SceneImage({ scene, className }: SceneImageProps) {
  const shapes = drawings[`./${scene}.svg`]?.replace(/<\/?svg[^>]*>|<title>.*<\/title>|\n\s*/g, '')
  if (!shapes) throw new Error(`There is no drawing ${scene}.svg.`)
  return (
    <svg
      className={className}
      viewBox="0 0 320 180"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file beside this one
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
