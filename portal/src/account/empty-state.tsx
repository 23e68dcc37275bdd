import type { ReactNode } from 'react'
import type { IconName } from '../icons/icons.ts'
import { SceneImage } from '../scenes/scene-heading.tsx'
import type { Scene } from '../scenes/shapes.ts'
import { IconTile } from '../ui/icon-tile.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly icon: IconName | Scene
  readonly title: string
  readonly text: string
  /** One or two links to actions that fill the list. */
  readonly children?: ReactNode
}

/** Replaces an empty list: explains why it is empty, and what fills it. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.empty}>
      {typeof icon === 'string' ? (
        <IconTile name={icon} size="large" />
      ) : (
        <SceneImage scene={icon} className={styles.scene} />
      )}
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
