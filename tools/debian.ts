/** Programs that npm cannot install: searched on this machine, and installed from Debian's packages where permitted. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The first of these programs that exists. */
export function programOnPath(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (path) return path
  }
  return undefined
}

export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function install(...packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get…`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-q'], options)
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
}
