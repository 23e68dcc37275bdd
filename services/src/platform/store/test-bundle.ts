// Bundles modules with their imports, so that a process or a thread does not have to load hundreds of source files
// and strip their types.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sqlFiles } from '../../../sql-files.config.ts'

/** Modules that the store loads by name: its threads, and the modules that they load. */
const foundByName = {
  modules: new URL('../../modules.ts', import.meta.url),
  'test-modules': new URL('../../test-modules.ts', import.meta.url),
  'sqlite-writer': new URL('./sqlite/sqlite-writer.ts', import.meta.url),
  'sqlite-reader': new URL('./sqlite/sqlite-reader.ts', import.meta.url),
}

/** Writes each bundle to `folder` under the name of its source, ending in .mjs. */
export async function bundle(folder: string, more: Readonly<Record<string, URL>> = {}): Promise<void> {
  const entries = Object.entries({ ...foundByName, ...more })
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [sqlFiles],
    resolve: { conditions: ['chowk-source', 'module', 'node', 'default'] },
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(entries.map(([name, source]) => [name, fileURLToPath(source)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
