/** The brand as the specification has it. The page that mounts the shell may name another one. */
export const specifiedName = 'Paytm'

/** The approvals and licences that a text may claim for the brand. */
export const licences = ['tpap', 'payments-bank'] as const
export type Licence = (typeof licences)[number]

export const networks = {
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
} as const satisfies Partial<Record<(typeof outsideNames)[number], string>>
export type Network = keyof typeof networks

export const outsideNames = [
  'app',
  'android',
  'ios',
  'x',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
] as const

export interface Brand {
  readonly name: string
  /** The company behind the name, as its register has it. */
  readonly legalEntity?: string | undefined
  readonly licences: readonly Licence[]
  /** The brand's addresses elsewhere: its app, the app stores, and its social networks. */
  readonly links: Partial<Readonly<Record<(typeof outsideNames)[number], string>>>
}

export const specifiedBrand: Brand = {
  name: specifiedName,
  licences: ['tpap'],
  links: {
    app: 'https://m.chowk.example/app',
    android: 'https://play.google.com/store/apps/details?id=net.one97.paytm',
    ios: 'https://apps.apple.com/in/app/id473941634',
    x: 'https://x.com/Paytm',
    facebook: 'https://www.facebook.com/Paytm',
    instagram: 'https://www.instagram.com/paytm/',
    linkedin: 'https://www.linkedin.com/company/paytm/',
    youtube: 'https://www.youtube.com/paytm',
  },
}
