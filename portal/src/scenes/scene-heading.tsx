import type { ReactNode } from 'react'
import styles from './scene-heading.module.css'
import { SceneImage } from './scene-image.tsx'
import type { Scene } from './shapes.ts'

interface SceneHeadingProps {
  /** The page's one h1. */
  readonly title: string
  readonly lead: string
  /** A small line under the lead. */
  readonly note?: ReactNode
  readonly scene: Scene
}

/** The head of a page that is there to be read: its words, and a drawing that stands beside or under them. */
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
