// A process of a test's own. Its module is bundled with all it imports, and V8 keeps the compiled code beside it, so that
// it starts in a third of the time: a test that kills a hundred of them waits for little else.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export interface TestProcess {
  start(args: readonly string[], options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv }): ChildProcess
  remove(): Promise<void>
}

/** What the store looks for by its name: the threads that it starts, and the rooms that they load. */
const foundByName = {
  rooms: fileURLToPath(new URL('../../rooms.ts', import.meta.url)),
  'test-rooms': fileURLToPath(new URL('../../test-rooms.ts', import.meta.url)),
  'sqlite-writer': fileURLToPath(new URL('./sqlite/sqlite-writer.ts', import.meta.url)),
  'sqlite-reader': fileURLToPath(new URL('./sqlite/sqlite-reader.ts', import.meta.url)),
}

export async function bundleProcess(module: URL): Promise<TestProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-process-'))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['chowk-source', 'module', 'node', 'default'] },
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        input: { process: fileURLToPath(module), ...foundByName },
        // Named as the sources are.
        output: { entryFileNames: '[name].ts', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return {
    start: (args, { stdio, env = process.env }) =>
      spawn(process.execPath, [join(folder, 'process.ts'), ...args], {
        stdio,
        env: { ...env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
