// A page that says what a thing is, and holds the form it starts from. What it says is a document: content/…/services.
import type { BillerParameter } from '../categories/biller-parameter.ts'
import { type IconName, withIcon } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'
import { withSlugs } from '../slug.ts'
import texts from './service-pages.json' with { type: 'json' }

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

type Listed = Omit<ServicePage, 'slug' | 'path' | 'link' | 'icon' | 'form'> &
  Partial<Pick<ServicePage, 'link'>> & { readonly icon: string }

/** Pages below a path, each by its slug. */
const pagesBelow = (parent: string, entries: Readonly<Record<string, Listed>>): readonly ServicePage[] =>
  withSlugs(entries).map(entry => {
    const path = `${parent}/${entry.slug}`
    return { link: path, ...withIcon(entry), path }
  })

/** Only this page's question can be answered here today. */
const readTheCode: StartForm = {
  fields: [
    {
      name: 'qrText',
      label: { en: 'Text of the QR code', hi: 'QR कोड का टेक्स्ट' },
      type: 'text',
      inputMode: 'text',
      allowed: 'lettersAndDigits',
      pattern: 'upi:\\/\\/pay\\?.{5,490}',
      minLength: 15,
      maxLength: 500,
      hint: { en: 'Begins with upi://pay?', hi: 'upi://pay? से शुरू होता है' },
      error: {
        en: 'Paste the text of a UPI code; it begins with upi://pay?',
        hi: 'UPI कोड का टेक्स्ट चिपकाएँ; यह upi://pay? से शुरू होता है',
      },
    },
  ],
  submit: { en: 'Read the code', hi: 'कोड पढ़ें' },
  link: '{main}/qr-code-scanner',
}

export const everydayServices = pagesBelow('', texts.everyday).map(page =>
  page.slug === 'qr-code-scanner' ? { ...page, form: readTheCode } : page,
)

/** Loans, cards and credit reports. We lend nothing ourselves: these pages say what a lender or bureau will want to know. */
export const creditServices = pagesBelow('', texts.credit)

export const trainServices = pagesBelow('/train-tickets', texts.trains)

/** What people look for here and nobody provides yet: its pages explain and ask for nothing. */
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

/** Shown with it on tiles, in menus and on its page. */
export const notYetWords: Bilingual = { en: 'Not available yet', hi: 'अभी उपलब्ध नहीं' }

/** Whether what the page at this path is about cannot be done here yet; for its address in any form. */
export const isNotYet = (path: string): boolean => {
  const plain = path.replace(/^\{\w+\}/, '').replace(/^\/hi(?=\/)/, '')
  return notConnected.some(each => plain === each || plain.startsWith(`${each}/`))
}
