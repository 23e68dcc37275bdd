import type { ReactNode } from 'react'
import type { IconName } from '../icons/icons.ts'
import { type Scene, SceneImage } from '../scenes/scene-heading.tsx'
import { IconTile } from '../ui/icon-tile.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** An icon or a drawing. */
  readonly icon?: IconName
  readonly scene?: Scene
  readonly title: string
  readonly text: string
  /** One or two links to actions that fill the list. */
  readonly children?: ReactNode
}

/** Replaces an empty list: explains why it is empty, and what fills it. */
export function EmptyState({ icon, scene, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <IconTile name={icon} size="large" />}
      {scene && <SceneImage scene={scene} className={styles.scene} />}
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
