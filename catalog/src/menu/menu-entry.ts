import type { MenuItem as AnyMenuItem } from '@chowk/shell'
import type { CatalogIcon } from '../icons.ts'
import type { Bilingual } from '../language.ts'

/** 'web' items stay on the desktop; the mobile menu shows the others, and items without a tag. */
export const menuTags = ['company', 'relations', 'career', 'mweb', 'empty', 'investor', 'web'] as const
type MenuTag = (typeof menuTags)[number]

export interface MenuItem extends AnyMenuItem {
  readonly id: number
  readonly seourl: string
  readonly tag?: MenuTag
  readonly items?: readonly MenuItem[]
}

export interface MenuEntry {
  readonly to: string
  /** Omitted if the page's own name is short enough. */
  readonly name?: Bilingual
  readonly icon?: CatalogIcon
  readonly subtitle?: Bilingual
  readonly badge?: Bilingual
  readonly tag?: MenuTag
  readonly children?: readonly MenuEntry[]
  /** Links to the page of its parent entry, which is the one that is marked as current. */
  readonly isAll?: true
}
