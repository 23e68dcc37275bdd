import type { Bilingual } from '../language.ts'

/** What people may look for here and nobody stands behind yet: its pages explain and ask for nothing. */
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

/** Said of it on tiles, in menus and on its page. */
export const notYetWords: Bilingual = { en: 'Not available yet', hi: 'अभी उपलब्ध नहीं' }

/** Whether what the page at this path is about cannot be done here yet; for its address in any form. */
export const isNotYet = (path: string): boolean => {
  const plain = path.replace(/^\{\w+\}/, '').replace(/^\/hi(?=\/)/, '')
  return notConnected.some(each => plain === each || plain.startsWith(`${each}/`))
}
