// A process started by a test. Its module is bundled and V8's compile cache is reused, because a test that kills a
// hundred processes mostly waits for their start.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './test-bundle.ts'

export interface TestProcess {
  start(args: readonly string[], options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv }): ChildProcess
  remove(): Promise<void>
}

/** `more`: additional modules that the process loads by name. */
export async function bundleProcess(
  module: URL,
  more: Readonly<Record<string, URL>> = {},
): Promise<TestProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-process-'))
  await bundle(folder, { ...more, process: module })
  return {
    start: (args, { stdio, env = process.env }) =>
      spawn(process.execPath, [join(folder, 'process.mjs'), ...args], {
        stdio,
        env: { ...env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
