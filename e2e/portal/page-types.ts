/** One page of each type, for suites that look at all of them. */
export interface PageType {
  readonly path: string
  readonly signedIn?: true
}

export const pageTypes = {
  home: { path: '/' },
  category: { path: '/electricity-bill-payment' },
  provider: { path: '/electricity-bill-payment/tamil-nadu' },
  calculator: { path: '/tools/emi-calculator' },
  search: { path: '/search?q=bijli' },
  login: { path: '/login' },
  passbook: { path: '/passbook', signedIn: true },
  orders: { path: '/myorders', signedIn: true },
  settings: { path: '/settings', signedIn: true },
  care: { path: '/care' },
  company: { path: '/about-us' },
  accessibility: { path: '/accessibility' },
} as const satisfies Readonly<Record<string, PageType>>

export type PageTypeName = keyof typeof pageTypes
