/**
 * What the first visit to a page may cost, each as [least, most]: the least shows that something was counted. The home
 * page's are the goals; the others keep what was reached, with some room.
 */
import type { Weight } from './weigh.ts'

export type Limits = readonly [least: number, most: number]

export interface PageBudget {
  readonly path: string
  readonly signedIn?: true
  readonly limits: Readonly<Partial<Record<keyof Weight, Limits>>>
}

export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  home: {
    path: '/',
    limits: {
      html: [10_000, 24_000],
      css: [3_000, 12_000],
      js: [50_000, 75_000],
      all: [70_000, 120_000],
      requests: [5, 12],
      elements: [2_000, 4_500],
    },
  },
  category: { path: '/electricity-bill-payment', limits: {} },
  provider: { path: '/electricity-bill-payment/tamil-nadu', limits: {} },
  calculator: { path: '/tools/emi-calculator', limits: {} },
  login: { path: '/login', limits: {} },
  passbook: { path: '/passbook', signedIn: true, limits: {} },
}
