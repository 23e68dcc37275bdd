import type { ReactNode } from 'react'
import styles from './scene-heading.module.css'
import { inks, type Scene } from './shapes.ts'

interface SceneHeadingProps {
  readonly title: string
  readonly lead: string
  /** A small line under the lead. */
  readonly note?: ReactNode
  readonly scene: Scene
}

/** The head of a text page: its title and lead, with a drawing beside or below them. */
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

/** A drawing beside a page's text. It is decoration, hidden from screen readers. */
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
