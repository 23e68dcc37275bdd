/**
 * Budgets of a first visit to a page, each as [least, most]: the least shows that something was counted. The home
 * page's are the goals; the others are the reached values with a margin. HTML includes the styles above the
 * footer; CSS is the late sheet.
 */
import type { Weight } from './weigh.ts'

type Limits = readonly [least: number, most: number]

export interface PageBudget {
  readonly path: string
  readonly signedIn?: true
  readonly tag?: '@full'
  readonly limits: Readonly<Partial<Record<keyof Weight, Limits>>>
}

const usual = {
  css: [2_000, 5_000],
  js: [50_000, 75 * 1024],
  all: [70_000, 120_000],
} as const

const withoutReact = { ...usual, js: [8_000, 20 * 1024], all: [25_000, 65_000] } as const

/** With the whole footer, and with everything that loads before the first interaction. */
const forVisitors = {
  ...usual,
  html: [10_000, 28 * 1024],
  js: [8_000, 16_000],
  all: [25_000, 65_000],
  requests: [5, 12],
  elements: [2_000, 4_500],
} as const

export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  home: { path: '/', limits: { ...forVisitors, html: [10_000, 25 * 1024], elements: [2_000, 3_200] } },
  category: { path: '/electricity-bill-payment', tag: '@full', limits: forVisitors },
  provider: {
    tag: '@full',
    path: '/electricity-bill-payment/tamil-nadu',
    limits: { ...forVisitors, html: [10_000, 26_500] },
  },
  calculator: {
    path: '/tools/emi-calculator',
    limits: { ...usual, html: [10_000, 28 * 1024], requests: [5, 16], elements: [2_000, 4_500] },
  },
  login: {
    tag: '@full',
    path: '/login',
    limits: {
      ...withoutReact,
      html: [8_000, 15_000],
      requests: [5, 14],
      elements: [500, 1_500],
    },
  },
  passbook: {
    path: '/passbook',
    signedIn: true,
    limits: { ...withoutReact, html: [8_000, 19 * 1024], requests: [5, 20], elements: [500, 1_500] },
  },
}
