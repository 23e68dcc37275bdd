import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'
import type { MenuTag } from './menu-item.ts'

export interface MenuEntry {
  readonly to: string
  /** Left out where the page's own name is short enough. */
  readonly name?: Bilingual
  readonly icon?: IconName
  readonly subtitle?: Bilingual
  readonly badge?: Bilingual
  readonly tag?: MenuTag
  readonly children?: readonly MenuEntry[]
}

/** Pages below a path, by slug, for the desktop's deepest level. */
export const below = (path: string, ...slugs: readonly string[]): readonly MenuEntry[] =>
  slugs.map(slug => ({ to: `${path}/${slug}`, tag: 'web' }))
