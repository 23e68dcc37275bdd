/** Finds the programs the engines need, and installs with apt-get those that are missing. */
import { globSync } from 'node:fs'
import { install, mayInstall, programOnPath } from '../../tools/debian.ts'
import type { WebKitPrograms } from './webkit.ts'

const found = {
  chromium: () =>
    process.env.CHOWK_CHROMIUM ?? programOnPath('chromium', 'chromium-browser', 'google-chrome'),
  firefox: () => programOnPath('firefox-esr', 'firefox'),
  webkitDriver: () => programOnPath('WebKitWebDriver'),
  miniBrowser: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
  display: () => programOnPath('Xvfb'),
} as const

type Program = keyof typeof found

const packages: Readonly<Record<Program, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  display: 'xvfb',
}

/** Only for the engines under test. */
export const programs = {
  chromium: () => pathOf('chromium'),
  firefox: () => pathOf('firefox'),
  webkit: (): WebKitPrograms => ({
    driver: pathOf('webkitDriver'),
    miniBrowser: pathOf('miniBrowser'),
    display: pathOf('display'),
  }),
}

function pathOf(program: Program): string {
  if (!found[program]() && mayInstall()) install(packages[program])
  const path = found[program]()
  if (path) return path
  throw new Error(
    `${packages[program]} is not installed, so not every engine can be tried. Install it (Debian: apt-get install ` +
      `${packages[program]}) and run this again.`,
  )
}
