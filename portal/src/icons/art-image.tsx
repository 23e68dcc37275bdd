/** One of our drawings, from the sprite. Decoration: the words beside it say it all. */
import type { ReactNode } from 'react'
import { iconAddress } from '../page/page-settings.ts'
import type { ArtName } from './art.ts'

export function ArtImage({ name, className }: { name: ArtName; className: string | undefined }): ReactNode {
  return (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
