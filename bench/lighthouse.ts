/**
 * Lighthouse's own judgement of six page types on its phone. It is 180 MB with all it brings, so it is no dependency: npx
 * fetches this version, and the benchmark runs only when it is named.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { untilPackedTightly } from '../e2e/portal/weigh.ts'
import { findOrInstallBrowsers } from '../tools/browser.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { serveForBench } from './serve.ts'

const version = '13.5.0'
const chromeFlags = '--headless=new --no-sandbox'
const tightHtmlBytes = 31_000

const paths: Readonly<Record<string, string>> = {
  home: '/',
  category: '/electricity-bill-payment',
  provider: '/electricity-bill-payment/tamil-nadu',
  calculator: '/tools/emi-calculator',
  login: '/login',
  search: '/search?q=jio',
}

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

export async function lighthouse(): Promise<Figure[]> {
  const { origin, stop } = await serveForBench()
  const { chromium } = await findOrInstallBrowsers()
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(paths)) {
      await untilPackedTightly(origin + path, tightHtmlBytes)
      figures.push(...figuresOf(name, await judge(origin + path, chromium)))
    }
    return figures
  } finally {
    await stop()
  }
}

async function judge(url: string, chromium: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${chromeFlags}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Report
}

function figuresOf(name: string, { audits, categories }: Report): Figure[] {
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
  return [
    atMost(1200, `${name}, largest contentful paint`, ms('largest-contentful-paint'), 'ms'),
    atMost(20, `${name}, total blocking time`, ms('total-blocking-time'), 'ms'),
    ...Object.values(categories).map(({ title, score }) =>
      atLeast(100, `${name}, ${title}`, Math.round((score ?? 0) * 100), ''),
    ),
  ]
}
