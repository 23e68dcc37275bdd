/** Finds the Chromium the browser tests drive, and installs one where there is none. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export async function findOrInstallChromium(): Promise<string> {
  return findChromium() ?? (await installChromium())
}

function findChromium(): string | undefined {
  const named = process.env.CHOWK_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `CHOWK_CHROMIUM names ${named}, which does not exist. Unset it, or name a Chromium that is there.`,
    )
  }
  for (const name of candidates) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  return undefined
}

async function installChromium(): Promise<string> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing one with apt-get…')
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-core'])
  } else {
    console.log("No Chromium found: installing Playwright's own…")
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const { chromium } = await import('@playwright/test')
  const found = findChromium() ?? chromium.executablePath()
  if (!existsSync(found))
    throw new Error('A Chromium was installed but cannot be found: set CHOWK_CHROMIUM to its path.')
  return found
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
