/** Finds the Chromium that tests and benchmarks drive, and installs one where there is none. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install, mayInstall, programOnPath } from './debian.ts'

export interface Browsers {
  /** The whole browser, with its history and prerendering. */
  readonly chromium: string
  /** The same engine without a window: several times as fast, and enough for most tests. */
  readonly headlessShell: string
}

export async function findOrInstallBrowsers(): Promise<Browsers> {
  const found = findChromium()
  const headlessShell = findHeadlessShell()
  if (found && headlessShell && hasFonts()) return { chromium: found, headlessShell }
  try {
    if (mayInstall()) install('chromium', 'chromium-headless-shell', fonts)
  } catch (error) {
    if (!found) throw error
    console.log(`Without the headless shell, all tests run in ${found}: slower, and otherwise the same.`)
  }
  const chromium = findChromium() ?? (await installPlaywrights())
  return { chromium, headlessShell: findHeadlessShell() ?? chromium }
}

const fonts = 'fonts-noto-core'

/** Whether text is as wide as the layout tests expect, on Debian with these fonts. */
function hasFonts(): boolean {
  return !mayInstall() || existsSync('/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf')
}

function findChromium(): string | undefined {
  const named = process.env.CHOWK_CHROMIUM
  if (!named) return programOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  if (existsSync(named)) return named
  throw new Error(
    `CHOWK_CHROMIUM names ${named}, which does not exist. Unset it, or name a Chromium that is there.`,
  )
}

/** A user who names another Chromium than the system's wants that one for both. */
function findHeadlessShell(): string | undefined {
  const named = process.env.CHOWK_CHROMIUM
  return named && named !== programOnPath('chromium') ? named : programOnPath('chromium-headless-shell')
}

async function installPlaywrights(): Promise<string> {
  console.log("No Chromium found: installing Playwright's own…")
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('A Chromium was installed but cannot be found: set CHOWK_CHROMIUM to its path.')
}
