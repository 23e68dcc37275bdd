// The header's entities, with the fields the storefront's answers carry.
import type { IconImage } from '../icons.ts'

/** 'web' items stay on the desktop; the mobile menu shows the others, and items without a tag. */
export const menuTags = ['company', 'relations', 'career', 'mweb', 'empty', 'investor', 'web'] as const
export type MenuTag = (typeof menuTags)[number]

export interface MenuItem {
  readonly id: number
  readonly name: string
  readonly seourl: string
  readonly items?: readonly MenuItem[]
  readonly tag_label_name?: string
  /** Followed instead of seourl where the link must name a host. */
  readonly alt_url?: string
  readonly image_url?: IconImage
  readonly subtitle?: string
  readonly tag?: MenuTag
  readonly url_type?: 'external'
}

export interface ShortcutItem {
  readonly name: string
  readonly url: string
  readonly image_url: IconImage
}

export interface FlyoutItem extends ShortcutItem {
  /** A thin-banner's names for analytics. */
  readonly promotion?: { readonly name: string; readonly creative: string; readonly position: string }
  readonly subtitle?: string
}

export interface FlyoutView {
  readonly type: 'list-small-ti' | 'thin-banner'
  readonly items: readonly FlyoutItem[]
}

export interface FlyoutPage {
  readonly page_id: string
  readonly page: readonly { readonly views: readonly FlyoutView[] }[]
}
