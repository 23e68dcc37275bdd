/** The data a footer shows, by the specification's field names. */

export interface FooterSubItem {
  readonly name: string
  /** A path, a URL, or a host template such as `{seller}/start`. */
  readonly link: string
  readonly localeKey?: string
  readonly image?: string
  readonly hideImage?: boolean
}

export interface FooterLink extends FooterSubItem {
  /** What analytics knows the link by. */
  readonly tag?: string
  readonly subItems?: readonly FooterSubItem[]
  readonly target?: string
  /** The link's place in the mobile layout; links without one follow those that have one. */
  readonly mWebOrder?: number
}

export interface FooterSectionConfig {
  /** Draws the links' images. Off unless asked for: hundreds of pictures are noise. */
  readonly showImages?: boolean
}

export interface FooterSection {
  readonly id: number | string
  readonly title: string
  readonly tag?: string
  readonly config?: FooterSectionConfig
  readonly isSeoLink?: boolean
  readonly localeKey?: string
  /** Makes the heading a link; the section then leads there instead of opening. */
  readonly link?: string
  readonly items: readonly FooterLink[]
}

/** Texts by localeKey. A key it does not hold shows the name as given. */
export type FooterLocale = Readonly<Record<string, string>>

export interface LanguageSwitch {
  readonly href: string
  /** The other language's own name for itself. */
  readonly label: string
  readonly lang: string
}
