// The header's entities are the shell's; ours are told more closely where we always give what the shell may miss.
import type { MenuItem as AnyMenuItem } from '@chowk/shell'

/** 'web' items stay on the desktop; the mobile menu shows the others, and items without a tag. */
export const menuTags = ['company', 'relations', 'career', 'mweb', 'empty', 'investor', 'web'] as const
export type MenuTag = (typeof menuTags)[number]

export interface MenuItem extends AnyMenuItem {
  readonly id: number
  readonly seourl: string
  readonly tag?: MenuTag
  readonly items?: readonly MenuItem[]
}
