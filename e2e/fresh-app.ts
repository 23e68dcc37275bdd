/** An application outside of this repository, with our packages from their tarballs and the rest from a registry. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { end } from './engines/processes.ts'

/** Of another team: nothing of this run's npm. */
const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))

export const nextDependencies = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '5.9.3',
  '@types/react': '19.3.0',
  '@types/node': '24.19.2',
}

export interface App {
  /** Made by `installApp`. */
  readonly folder: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly tarballs: readonly string[]
  readonly settings?: object
}

/** False where no registry answers. */
export function installApp({ folder, dependencies, tarballs, settings }: App): boolean {
  mkdirSync(folder)
  const description = { name: 'fresh', private: true, type: 'module', dependencies, ...settings }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description))
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0', '--loglevel=error']
  try {
    execFileSync('npm', ['install', ...quiet, ...tarballs], { cwd: folder, env: own, stdio: 'pipe' })
    return true
  } catch (error) {
    const { stderr } = error as { stderr: Buffer }
    const isAway = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|HOSTUNREACH)/
    if (isAway.test(stderr.toString())) return false
    throw new Error(`npm install failed:\n${stderr}`)
  }
}

const envOf = (portal: string) => ({
  ...own,
  PORTAL: portal,
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
})

/** Runs a program, or what the application has installed by that name. */
export function buildApp(folder: string, portal: string, program: string, ...args: string[]): void {
  try {
    execFileSync(programIn(folder, program), args, { cwd: folder, env: envOf(portal), stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

const programIn = (folder: string, program: string) =>
  program.includes('/') ? program : join(folder, 'node_modules/.bin', program)

export interface Server {
  readonly portal: string
  readonly origin: string
  readonly program: string
  readonly args: readonly string[]
}

/** Calls `look` while the application's server answers. */
export async function whileServing<Result>(
  folder: string,
  { portal, origin, program, args }: Server,
  look: () => Promise<Result>,
): Promise<Result> {
  const server = spawn(programIn(folder, program), args, { cwd: folder, env: envOf(portal), stdio: 'ignore' })
  try {
    for (let tries = 0; !(await answers(origin)); tries += 1) {
      if (tries === 300) throw new Error(`${program} does not answer at ${origin}.`)
      await setTimeout(200)
    }
    return await look()
  } finally {
    await end(server)
  }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
