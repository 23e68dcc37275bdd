import type { ReactNode } from 'react'
import styles from './scene-heading.module.css'
import { inks, type Scene } from './shapes.ts'

interface SceneHeadingProps {
  /** The page's one h1. */
  readonly title: string
  readonly lead: string
  /** A small line under the lead. */
  readonly note?: ReactNode
  readonly scene: Scene
}

/** The head of a page that is there to be read: its words, and a drawing beside or under them. */
export function SceneHeading({ title, lead, note, scene }: SceneHeadingProps): ReactNode {
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

/** A scene beside a page's words. Decoration: the words say it all. */
interface SceneImageProps {
  readonly scene: Scene
  readonly className: string | undefined
}

export function SceneImage({ scene, className }: SceneImageProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 320 180"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {scene.map(([ink, path, width]) =>
        width ? (
          <path key={path} d={path} stroke={inks[ink]} strokeWidth={width} />
        ) : (
          <path key={path} d={path} fill={inks[ink]} />
        ),
      )}
    </svg>
  )
}
