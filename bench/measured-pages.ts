/** The measured pages, the first of each kind. */
export const measuredPages = {
  home: { path: '/', status: 200 },
  category: { path: '/electricity-bill-payment', status: 200 },
  provider: { path: '/electricity-bill-payment/tamil-nadu', status: 200 },
  'not found': { path: '/no-such-page', status: 404 },
} as const

export type MeasuredPage = keyof typeof measuredPages

export const pageNames = Object.keys(measuredPages) as MeasuredPage[]

/** Where the benchmark's server renders a page in another mode than the portal does. */
export function benchPath(mode: Mode, name: MeasuredPage | 'tenfold'): string {
  return `/bench/${mode}/${name.replace(' ', '-')}`
}

export type Mode = 'uncached' | 'compressed' | 'cached'

/** The path prefix of the same documents without scripts. */
export const scriptlessPath = '/bench/scriptless'
