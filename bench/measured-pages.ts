/** The pages that are measured, each the first of its kind. */
export const measuredPages = {
  home: { path: '/', status: 200 },
  category: { path: '/electricity-bill-payment', status: 200 },
  provider: { path: '/electricity-bill-payment/tamil-nadu', status: 200 },
  'not found': { path: '/no-such-page', status: 404 },
} as const

export type MeasuredPage = keyof typeof measuredPages

export const pageNames = Object.keys(measuredPages) as MeasuredPage[]

/** Where the benchmark's server answers with a page in another way than the portal does. */
export function benchPath(way: Way, name: MeasuredPage | 'tenfold'): string {
  return `/bench/${way}/${name.replace(' ', '-')}`
}

export type Way = 'cached' | 'constant' | 'uncached' | 'constant-plain' | 'packed' | 'constant-packed'
