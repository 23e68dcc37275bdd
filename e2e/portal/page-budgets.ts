/**
 * What the first visit to a page may cost, each as [least, most]: the least shows that something was counted. The home
 * page's are the goals; the others keep what was reached, with some room.
 */
import type { Weight } from './weigh.ts'

type Limits = readonly [least: number, most: number]

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
      executed: [3_000, 10_000],
      all: [70_000, 120_000],
      requests: [5, 12],
      elements: [2_000, 4_500],
    },
  },
  category: {
    path: '/electricity-bill-payment',
    limits: {
      html: [10_000, 24_000],
      css: [3_000, 12_000],
      js: [50_000, 76_000],
      executed: [3_000, 10_000],
      all: [70_000, 120_000],
      requests: [5, 12],
      elements: [2_000, 4_500],
    },
  },
  provider: {
    path: '/electricity-bill-payment/tamil-nadu',
    limits: {
      html: [10_000, 24_000],
      css: [3_000, 12_000],
      js: [50_000, 80_000],
      executed: [3_000, 10_000],
      all: [70_000, 120_000],
      requests: [5, 14],
      elements: [2_000, 4_500],
    },
  },
  calculator: {
    path: '/tools/emi-calculator',
    limits: {
      html: [10_000, 30_000],
      css: [3_000, 12_000],
      js: [50_000, 85_000],
      all: [70_000, 135_000],
      requests: [5, 16],
      elements: [2_000, 6_000],
    },
  },
  login: {
    path: '/login',
    limits: {
      html: [10_000, 26_000],
      css: [3_000, 12_000],
      js: [50_000, 80_000],
      all: [70_000, 125_000],
      requests: [5, 14],
      elements: [2_000, 4_500],
    },
  },
  passbook: {
    path: '/passbook',
    signedIn: true,
    limits: {
      html: [5_000, 28_000],
      css: [3_000, 14_000],
      js: [50_000, 80_000],
      all: [70_000, 130_000],
      requests: [5, 20],
      elements: [500, 4_500],
    },
  },
}
