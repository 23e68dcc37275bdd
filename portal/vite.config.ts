import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { sqlFiles } from '../services/sql-files.config.ts'
import { css, cssTarget } from '../shell/browsers.config.ts'
import { classNamePattern, shortClassNames } from './class-names.config.ts'
import { content } from './content.config.ts'
import { foundByName, storeOf } from './server-chunks.config.ts'
import { pageStyles, sheetOf } from './styles.config.ts'

const conditions = ['chowk-source', 'module', 'browser', 'development|production']

/** Everything that a source file imports is in one file: split by shared use, it was a dozen files, and compressed worse. */
function allOf(file: string) {
  const entry = join(import.meta.dirname, file)
  const reached = new Set<string>()
  return (id: string, graph: { getModuleInfo(id: string): Rolldown.ModuleInfo | null }) => {
    const add = (next: string) => {
      if (reached.has(next)) return
      reached.add(next)
      graph.getModuleInfo(next)?.importedIds.forEach(add)
    }
    add(entry)
    return reached.has(id) ? basename(file, '.ts') : null
  }
}

/** Vite's helper for dynamic imports would load their styles, 0.7 KB on every page; ours are in the document. */
const withoutPreloading: Plugin = {
  name: 'chowk:without-preloading',
  apply: 'build',
  enforce: 'pre',
  resolveId: id =>
    id.includes('vite/preload-helper') ? join(import.meta.dirname, 'src/client/load.ts') : undefined,
}

/** Of a bundle for browsers. Styles are linked from the ssr manifest by page; the client's single file is discarded. */
const forBrowsers = {
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: false,
  cssCodeSplit: false,
} as const

const islands = globSync('src/**/*.{island.tsx,behaviour.ts}', { cwd: import.meta.dirname }).toSorted()

/** One build, two bundles: what the browser hydrates (client), and the server with what it renders (ssr). */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [withoutPreloading, react(), content, shortClassNames, pageStyles, sqlFiles],
  css:
    command === 'build'
      ? { ...css, lightningcss: { ...css.lightningcss, cssModules: { pattern: classNamePattern } } }
      : css,
  build: { cssTarget },
  resolve: { conditions },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Browsers have cached HTML that requests the assets of earlier builds: tools/build.ts deletes the oldest.
        emptyOutDir: false,
        ...forBrowsers,
        rolldownOptions: {
          // Each island is requested by the URL that the server writes into the page.
          input: ['src/client/main.ts', ...islands],
          preserveEntrySignatures: 'exports-only',
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: [
                { name: allOf('src/client/main.ts'), debugName: 'main', priority: 2 },
                { name: allOf('src/client/hydrate.ts'), debugName: 'react', priority: 1 },
              ],
            },
          },
        },
      },
    },
    // Files for pages of verticals, a separate bundle: another site has its own browser cache.
    host: {
      consumer: 'client',
      resolve: { conditions },
      build: {
        outDir: 'dist/host',
        emptyOutDir: true,
        ...forBrowsers,
        rolldownOptions: {
          input: ['shell', 'mount', 'check'].map(name => `src/client/${name}.ts`),
          preserveEntrySignatures: 'allow-extension',
        },
      },
    },
    // Built apart: together, the code shared with `mount` would be a separate file, which each page requests.
    hostStyles: {
      consumer: 'client',
      resolve: { conditions },
      build: {
        outDir: 'dist/host-styles',
        emptyOutDir: true,
        ...forBrowsers,
        rolldownOptions: {
          input: ['host-styles', 'mount'].map(name => `src/client/${name}.ts`),
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['chowk-source', 'module', 'node', 'development|production'],
        // Dependencies are bundled: a start that resolves every file takes twice as long. React is the production build
        // whatever
        // NODE_ENV says at run time.
        noExternal: command === 'build' ? true : ['@chowk/shell'],
      },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        emitAssets: true,
        manifest: true,
        ssr: true,
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        rolldownOptions: {
          input: { site: 'src/site/site.tsx', main: 'src/server/main.ts', ...foundByName },
          // The server needs every calculation at once; the browser loads one.
          checks: { ineffectiveDynamicImport: false },
          // An optional dependency of pg.
          external: ['pg-native'],
          output: {
            comments: false,
            entryFileNames: '[name].js',
            // Beside the entries, because a module that is started by name is resolved relative to them.
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: sheetOf, debugName: 'styles', priority: 2 },
                { name: storeOf, debugName: 'store', priority: 2 },
                // Everything that the sandbox needs, and no page.
                {
                  name: 'services',
                  test: /node_modules|(catalog|services)\/src\/(?!programs|.*\/sqlite-(writer|reader))/,
                  priority: 1,
                },
                { name: 'shared', test: /(shell|portal)\/src\/(?!pages\/|server\/main)/ },
              ],
            },
          },
        },
      },
    },
  },
}))
