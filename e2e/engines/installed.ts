/** Finds the programs the engines need, and installs with apt-get those that are missing. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import type { WebKitPrograms } from './webkit.ts'

export interface Programs {
  readonly chromium: string
  readonly firefox: string
  readonly webkit: WebKitPrograms
}

const found = {
  chromium: () => process.env.CHOWK_CHROMIUM ?? onPath('chromium', 'chromium-browser', 'google-chrome'),
  firefox: () => onPath('firefox-esr', 'firefox'),
  webkitDriver: () => onPath('WebKitWebDriver'),
  miniBrowser: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
  display: () => onPath('Xvfb'),
} as const

type Program = keyof typeof found

const packages: Readonly<Record<Program, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  display: 'xvfb',
}

export function findOrInstallPrograms(): Programs {
  install((Object.keys(packages) as Program[]).filter(program => !found[program]()))
  return {
    chromium: pathOf('chromium'),
    firefox: pathOf('firefox'),
    webkit: {
      driver: pathOf('webkitDriver'),
      miniBrowser: pathOf('miniBrowser'),
      display: pathOf('display'),
    },
  }
}

function install(missing: readonly Program[]): void {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missing.length === 0 || !canInstall) return
  const names = [...new Set(missing.map(program => packages[program]))]
  console.log(`Installing ${names.join(', ')} with apt-get…`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-q'], options)
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options)
}

function pathOf(program: Program): string {
  const path = found[program]()
  if (path) return path
  throw new Error(
    `${packages[program]} is not installed, so not every engine can be tried. Install it (Debian: apt-get install ` +
      `${packages[program]}) and run this again.`,
  )
}

function onPath(...names: readonly string[]): string | undefined {
  return names
    .map(name => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(path => path !== '')
}
