/**
 * Lighthouse's scores on its emulated phone: for six page types all of them, for the others those that do not depend on the
 * machine. Lighthouse takes 180 MB with its dependencies, so it is not one of ours: npx fetches this version, and the benchmark
 * runs only when it is named.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { untilFullyCompressed } from '../e2e/portal/weigh.ts'
import { findOrInstallBrowsers } from '../tools/browser.ts'
import { Customer } from './faults/customer.ts'
import { atLeast, atMost, comparedToScriptless, type Figure, median } from './figure.ts'
import { scriptlessPath } from './measured-pages.ts'
import { serveForBench } from './serve.ts'

const version = '13.5.0'
const chromeFlags = '--headless=new --no-sandbox'
const tightHtmlBytes = 32_000
/** Runs of each page that is compared with itself without scripts, alternating. */
const rounds = 3

const timedPaths: Readonly<Record<string, string>> = {
  home: '/',
  category: '/electricity-bill-payment',
  provider: '/mobile-recharge/jio',
  calculator: '/tools/emi-calculator',
  login: '/login',
  search: '/search?q=jio',
}

const compared: ReadonlySet<string> = new Set(['home', 'category', 'provider', 'search'])

/** One of every other kind, for the scores that do not depend on the machine. */
const otherPaths: Readonly<Record<string, string>> = {
  board: '/electricity-bill-payment/uttar-pradesh/noida-power-company',
  'home in Hindi': '/hi',
  tools: '/tools',
  currency: '/currency-converter',
  IFSC: '/ifsc-code',
  bank: '/ifsc-code/hdfc-bank',
  'one currency': '/currency-converter/us-dollar',
  service: '/fastag-annual-pass',
  funds: '/mutual-funds/equity-funds',
  'fund house': '/mutual-funds/amc/hdfc-mutual-fund',
  scheme: '/mutual-funds/scheme/uti-nifty-50-index-fund-direct-plan-growth/120716',
  flights: '/flights',
  'flight route': '/flights/delhi-to-dubai-flight-tickets',
  trains: '/train-tickets',
  'train route': '/train-tickets/delhi-to-agra-trains',
  'bus route': '/bus-tickets/mumbai-to-goa-booking',
  movies: '/movies',
  care: '/care',
  company: '/about-us',
  developers: '/developers',
}

const personalPaths: Readonly<Record<string, string>> = {
  passbook: '/passbook',
  orders: '/myorders',
  settings: '/settings',
  messages: '/messages',
}

interface Report {
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null } | undefined>
  >
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

export async function lighthouse(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench({ env: { CHOWK_INDEX: '1' } })
  const { chromium } = await findOrInstallBrowsers()
  const judge = (path: string, options: readonly string[] = []) => run(chromium, origin + path, options)
  const untimed = '--only-categories=accessibility,best-practices,seo'
  async function comparison(name: string, path: string): Promise<Figure[]> {
    const reports: [Report[], Report[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      reports[0].push(await judge(path, ['--only-categories=performance']))
      reports[1].push(await judge(scriptlessPath + path, ['--only-categories=performance']))
    }
    const both = (audit: string) => reports.map(some => median(some.map(report => msOf(report, audit))))
    return comparedToScriptless(name, both('largest-contentful-paint'), both('total-blocking-time'), 10)
  }
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(timedPaths)) {
      await untilFullyCompressed(origin + path, tightHtmlBytes)
      const report = await judge(path)
      figures.push(...timesOf(name, report), ...scoresOf(name, report))
      if (compared.has(name)) figures.push(...(await comparison(name, path)))
    }
    for (const [name, path] of Object.entries(otherPaths)) {
      figures.push(...scoresOf(name, await judge(path, [untimed])))
    }
    const { cookie } = await new Customer(origin, '9000000001').signIn()
    const signedIn = `--extra-headers=${JSON.stringify({ Cookie: cookie })}`
    for (const [name, path] of Object.entries(personalPaths)) {
      figures.push(...scoresOf(name, await judge(path, [untimed, signedIn])))
    }
    return figures
  } finally {
    await stop()
  }
}

async function run(chromium: string, url: string, options: readonly string[]): Promise<Report> {
  const all = ['--output=json', '--quiet', `--chrome-flags=${chromeFlags}`, ...options]
  const { stdout } = await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...all], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Report
}

function timesOf(name: string, report: Report): Figure[] {
  return [
    atMost(1200, `${name}, largest contentful paint`, msOf(report, 'largest-contentful-paint'), 'ms'),
    atMost(20, `${name}, total blocking time`, msOf(report, 'total-blocking-time'), 'ms'),
  ]
}

const msOf = ({ audits }: Report, audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)

/** A customer's own page has noindex, and no SEO score. */
function scoresOf(name: string, { audits, categories }: Report): Figure[] {
  const indexed = audits['is-crawlable']?.score === 1
  return Object.entries(categories)
    .filter(([id]) => id !== 'seo' || indexed)
    .map(([, { title, score }]) => atLeast(100, `${name}, ${title}`, Math.round((score ?? 0) * 100), ''))
}
