// A process of a test's own. Its module is bundled with all it imports, and V8 keeps the compiled code beside it, so that
// it starts in a third of the time: a test that kills a hundred of them waits for little else.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export interface TestProcess {
  start(args: readonly string[], options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv }): ChildProcess
  remove(): Promise<void>
}

/** The threads that the store starts by their own names, beside whatever imports it. */
const threads = {
  'sqlite-writer': fileURLToPath(new URL('./sqlite/sqlite-writer.ts', import.meta.url)),
  'sqlite-reader': fileURLToPath(new URL('./sqlite/sqlite-reader.ts', import.meta.url)),
}

/** `beside` are modules that are loaded by name, too. */
export async function bundleProcess(module: URL, ...beside: URL[]): Promise<TestProcess> {
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
        input: { process: fileURLToPath(module), ...threads, ...byName(beside) },
        // Named as the sources are: threads and what they load are found by these names.
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

function byName(modules: readonly URL[]): Record<string, string> {
  return Object.fromEntries(modules.map(({ pathname }) => [basename(pathname, '.ts'), pathname]))
}
