/** Builds the example vertical from the shell's npm package, as another team would get it, and serves it. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface VerticalOptions {
  readonly host: string
  readonly port: number
  /** The portal of its links and calls. */
  readonly portal: string
}

/** Resolves when it is ready, with a function that stops it. */
export async function serveVertical({ host, port, portal }: VerticalOptions): Promise<() => void> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/vertical-'))
  execFileSync(process.execPath, [join(root, 'examples/vertical/build.ts'), folder], {
    env: { ...process.env, VITE_PORTAL: portal },
    stdio: 'pipe',
  })
  const server = spawn(process.execPath, ['serve.ts'], {
    cwd: folder,
    env: { ...process.env, HOST: host, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.once('data', () => resolve())
    server.once('exit', code => reject(new Error(`The vertical's server ended with code ${code}`)))
  })
  return () => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
