/** For bundles that open a store: `src/migrations.ts` reads the SQL files at the same paths beside it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sources = join(import.meta.dirname, 'src')

export const sqlFiles: Plugin = {
  name: 'chowk:sql-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle() {
    for (const fileName of globSync('**/*.sql', { cwd: sources }))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(sources, fileName)) })
  },
}
