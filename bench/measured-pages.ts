/** The pages that are measured, each the first of its kind. */
export const measuredPages = {
  home: { path: '/', status: 200 },
  category: { path: '/electricity-bill-payment', status: 200 },
  provider: { path: '/electricity-bill-payment/tamil-nadu', status: 200 },
  'not found': { path: '/no-such-page', status: 404 },
} as const

export type MeasuredPage = keyof typeof measuredPages

export const pageNames = Object.keys(measuredPages) as MeasuredPage[]

/** Where the benchmark's server answers with a page in another mode than the portal does. */
export function benchPath(mode: Mode, name: MeasuredPage | 'tenfold'): string {
  return `/bench/${mode}/${name.replace(' ', '-')}`
}

export type Mode = 'uncached' | 'packed' | 'kept'

/** The same document with every script removed is below this path. */
export const scriptlessPath = '/bench/scriptless'
