/**
 * Writes every story as a server-rendered page that its script then hydrates: `node build.ts <folder> <mode>`. Served at the folder's name.
 * Only React's development mode reports attributes that differ after hydration; its production mode takes a fraction of the time.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { css, cssTarget } from '../../browsers.config.ts'
import type { StoryPage } from './server.tsx'

const [, , folder, mode] = process.argv
if (!folder || (mode !== 'development' && mode !== 'production'))
  throw new Error(
    'Name the folder to write the pages to, and the mode: node build.ts <folder> development|production',
  )

process.env.NODE_ENV = mode

const here = fileURLToPath(new URL('.', import.meta.url))
const shared: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  mode,
  base: `/${basename(folder)}/`,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  css,
}

await build({
  ...shared,
  build: {
    outDir: folder,
    emptyOutDir: true,
    cssCodeSplit: false,
    cssTarget,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { stories: join(here, 'browser.tsx') },
      output: { entryFileNames: 'assets/[name].js', assetFileNames: 'assets/stories[extname]' },
    },
  },
})

const serverFolder = join(folder, 'server')
await build({
  ...shared,
  build: {
    outDir: serverFolder,
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      input: { server: join(here, 'server.tsx') },
      output: { entryFileNames: 'server.mjs' },
    },
  },
  ssr: { noExternal: true },
})

const { storyPages } = (await import(pathToFileURL(join(serverFolder, 'server.mjs')).href)) as {
  storyPages: () => StoryPage[]
}
mkdirSync(folder, { recursive: true })
for (const { id, html } of storyPages()) writeFileSync(join(folder, `${id}.html`), html)
rmSync(serverFolder, { recursive: true })
