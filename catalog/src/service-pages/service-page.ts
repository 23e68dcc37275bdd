// A page that says what a thing is, and holds the form it starts from. What it says is a document: content/…/services.
import type { BillerParameter } from '../categories/biller-parameter.ts'
import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'
import { withSlugs } from '../slug.ts'

export interface StartForm {
  readonly fields: readonly BillerParameter[]
  readonly submit: Bilingual
  /** Where the form leads: the host that does the work. */
  readonly link: string
}

export interface ServicePage extends Named {
  readonly slug: string
  readonly path: string
  /** How other pages link to it; differs from the path where another host serves it. */
  readonly link: string
  readonly hindi: string
  readonly icon: IconName
  readonly summary: Bilingual
  /** Only where what is typed leads somewhere. */
  readonly form?: StartForm
  readonly synonyms: readonly string[]
}

type ServiceEntry = Omit<ServicePage, 'slug' | 'path' | 'link'> & Partial<Pick<ServicePage, 'link'>>

/** Pages below a path, each by its slug. */
export const servicePages = (
  parent: string,
  entries: Readonly<Record<string, ServiceEntry>>,
): readonly ServicePage[] =>
  withSlugs(entries).map(entry => {
    const path = `${parent}/${entry.slug}`
    return { ...entry, path, link: entry.link ?? path }
  })

/** What people look for here and nobody provides yet: its pages explain and ask for nothing. */
const notConnected = [
  '/bus-tickets',
  '/credit-cards',
  '/credit-report',
  '/education-fee-payment',
  '/flights',
  '/free-credit-score',
  '/google-play-recharge',
  '/money-transfer',
  '/movies',
  '/nps',
  '/personal-loan',
  '/postpaid',
  '/service-agent',
  '/train-tickets',
] as const

/** Shown with it on tiles, in menus and on its page. */
export const notYetWords: Bilingual = { en: 'Not available yet', hi: 'अभी उपलब्ध नहीं' }

/** Whether what the page at this path is about cannot be done here yet; for its address in any form. */
export const isNotYet = (path: string): boolean => {
  const plain = path.replace(/^\{\w+\}/, '').replace(/^\/hi(?=\/)/, '')
  return notConnected.some(each => plain === each || plain.startsWith(`${each}/`))
}
