/** A scene beside a page's words. Decoration: the words say it all. */
import type { ReactNode } from 'react'
import { inks, type Scene } from './shapes.ts'

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
