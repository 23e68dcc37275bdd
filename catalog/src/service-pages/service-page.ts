// A page that explains a service and has the form that starts it. Its prose is in documents: content/…/services.
import { type BillerParameter, parameterFrom } from '../categories/biller-parameter.ts'
import { type CatalogIcon, withIcon } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'
import { withSlugs } from '../slug.ts'
import texts from './service-pages.json' with { type: 'json' }

export interface StartForm {
  readonly fields: readonly BillerParameter[]
  readonly submit: Bilingual
  /** The form's target: the host that provides the service. */
  readonly link: string
}

export interface ServicePage extends Named {
  readonly slug: string
  readonly path: string
  /** How other pages link to it; differs from the path where another host serves it. */
  readonly link: string
  readonly hindi: string
  readonly icon: CatalogIcon
  readonly summary: Bilingual
  /** Only if the input leads somewhere. */
  readonly form?: StartForm
  readonly synonyms: readonly string[]
}

type Listed = Omit<ServicePage, 'slug' | 'path' | 'link' | 'icon' | 'form'> &
  Partial<Pick<ServicePage, 'link'>> & { readonly icon: string }

/** Pages below a path, each by its slug. */
const pagesBelow = (parent: string, entries: Readonly<Record<string, Listed>>): readonly ServicePage[] =>
  withSlugs(entries).map(entry => {
    const path = `${parent}/${entry.slug}`
    return { link: path, ...withIcon(entry), path }
  })

/** The only question of these pages that can be answered here today. */
const readTheCode: StartForm = {
  fields: [parameterFrom({ shape: 'qrText' })],
  submit: { en: 'Read the code', hi: 'कोड पढ़ें' },
  link: '{main}/qr-code-scanner',
}

export const everydayServices = pagesBelow('', texts.everyday).map(page =>
  page.slug === 'qr-code-scanner' ? { ...page, form: readTheCode } : page,
)

/** Loans, cards and credit reports. We do not lend: these pages say what a lender or bureau asks for. */
export const creditServices = pagesBelow('', texts.credit)

export const trainServices = pagesBelow('/train-tickets', texts.trains)

/** Services that people look for here and no partner provides yet: their pages explain and have no form. */
const notConnected = [
  '/autopay',
  '/bus-tickets',
  '/credit-cards',
  '/credit-report',
  '/education-fee-payment',
  '/fastag-annual-pass',
  '/flights',
  '/free-credit-score',
  '/google-play-recharge',
  '/lpg-cylinder-booking',
  '/money-transfer',
  '/movies',
  '/nps',
  '/personal-loan',
  '/postpaid',
  '/service-agent',
  '/train-tickets',
] as const

/** Shown on tiles, in menus and on the page of such a service. */
export const unavailableText: Bilingual = { en: 'Not available yet', hi: 'अभी उपलब्ध नहीं' }

/** Whether the service of the page at this path is not available yet; accepts any form of the address. */
export const isUnavailable = (path: string): boolean => {
  const plain = path.replace(/^\{\w+\}/, '').replace(/^\/hi(?=\/)/, '')
  return notConnected.some(each => plain === each || plain.startsWith(`${each}/`))
}
