import type { ReactNode } from 'react'
import { type Scene, SceneImage } from '../../../scenes/scene-heading.tsx'
import styles from './error-layout.module.css'

interface ErrorLayoutProps {
  readonly code: string
  readonly scene?: Scene
  readonly title: string
  readonly text: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

export function ErrorLayout({ code, scene, title, text, note, children }: ErrorLayoutProps) {
  return (
    <div className={styles.page}>
      {scene && <SceneImage scene={scene} className={styles.scene} />}
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
