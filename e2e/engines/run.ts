/**
 * The main journeys in three engines, third-party cookies blocked: Firefox and WebKit, and Chromium to compare them with.
 * `node -C chowk-source e2e/engines/run.ts [engine or journey …]`; screenshots of failures are in .cache/engines.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { programs } from './installed.ts'
import { footer } from './journeys/footer.ts'
import { hostWithoutScripts, onHost } from './journeys/hosts.ts'
import type { Journey } from './journeys/journey.ts'
import { menu, mobileMenu, more } from './journeys/menus.ts'
import { payABill } from './journeys/pay.ts'
import { signInByModal, signInByModalOnAPhone, signInByPage, signOut } from './journeys/sign-in.ts'
import { iconsOnAnotherSite, signInFromAnotherSite, thirdPartyCookies } from './journeys/vertical.ts'
import { chromium, firefox } from './puppeteer.ts'
import { type Sites, serveSites } from './servers.ts'
import { createVisitor } from './visitor.ts'
import { webkit } from './webkit.ts'

const journeys: Readonly<Record<string, Journey>> = {
  menu,
  more,
  'mobile-menu': mobileMenu,
  footer,
  'sign-in-modal': signInByModal,
  'sign-in-modal-phone': signInByModalOnAPhone,
  'sign-in-page': signInByPage,
  'pay-a-bill': payABill,
  'sign-out': signOut,
  'third-party-cookies': thirdPartyCookies,
  'sign-in-from-another-site': signInFromAnotherSite,
  'icons-on-another-site': iconsOnAnotherSite,
  'host-node': onHost('node'),
  'host-static': onHost('static'),
  'host-without-scripts': hostWithoutScripts,
}

const album = join(import.meta.dirname, '../../.cache/engines')

const selected = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
const isSelected = (name: string, among: readonly string[]) => {
  const named = selected.filter(word => among.includes(word))
  return named.length === 0 || named.includes(name)
}

interface Outcome {
  readonly engine: string
  readonly journey: string
  /** The error, or nothing when the journey succeeded. */
  readonly difference?: string
}

rmSync(album, { recursive: true, force: true })
mkdirSync(album, { recursive: true })
const launchers: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: () => chromium(programs.chromium()),
  firefox: () => firefox(programs.firefox()),
  webkit: () => webkit(programs.webkit()),
}

const sites = await serveSites()
const outcomes: Outcome[] = []
try {
  const chosen = Object.entries(launchers).filter(([name]) => isSelected(name, Object.keys(launchers)))
  outcomes.push(...(await Promise.all(chosen.map(([, launch]) => tryEngine(launch, sites)))).flat())
} finally {
  await sites.close()
}
report(outcomes)
process.exitCode = outcomes.some(({ difference }) => difference !== undefined) ? 1 : 0

async function tryEngine(launch: () => Promise<Engine>, sites: Sites): Promise<Outcome[]> {
  const engine = await launch()
  const heading = `${engine.name} ${engine.version}`
  console.log(`${heading}: third-party cookies blocked by ${engine.blocking}`)
  const outcomes: Outcome[] = []
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      if (!isSelected(name, Object.keys(journeys))) continue
      const startedAtMs = performance.now()
      const difference = await walk(engine, name, journey, sites)
      const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
      console.log(`${engine.name} ${name}: ${difference ?? 'ok'} (${seconds} s)`)
      outcomes.push({ engine: heading, journey: name, ...(difference !== undefined && { difference }) })
    }
  } finally {
    await engine.close()
  }
  return outcomes
}

async function walk(
  engine: Engine,
  name: string,
  journey: Journey,
  sites: Sites,
): Promise<string | undefined> {
  const window = await engine.openWindow()
  const photograph = (of: string) => window.photograph(join(album, `${of}.${engine.name.toLowerCase()}.png`))
  try {
    await journey(createVisitor(window, photograph), sites)
    // A missing file of the examples, such as a favicon, is not the engine's fault; it may be reported on the next page.
    const complaints = window.complaints.filter(
      complaint => complaint.startsWith(sites.portal) && !complaint.includes('favicon.ico'),
    )
    return complaints.length > 0 ? complaints.join('; ') : undefined
  } catch (error) {
    await photograph(`failed-${name}`).catch(() => {})
    return error instanceof Error ? error.message : String(error)
  } finally {
    await window.close()
  }
}

function report(outcomes: readonly Outcome[]): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const { engine, journey, difference } of outcomes)
    rows[journey] = { ...rows[journey], [engine]: difference === undefined ? 'ok' : 'differs' }
  console.table(rows)
  writeFileSync(join(album, 'results.json'), JSON.stringify(outcomes, null, 2))
}
