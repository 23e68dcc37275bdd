import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { css, cssTarget } from '../browsers.config.ts'

const shell = join(import.meta.dirname, '..')
const spritePath = createRequire(import.meta.url).resolve('lucide-static/sprite.svg')

/** The icons that fixtures may name: a browser reads all of a sprite for each page that shows one of its icons. */
function sprite(): string {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: shell }).map(file =>
    readFileSync(join(shell, file), 'utf8'),
  )
  const named = new Set(
    sources.flatMap(source => [...source.matchAll(/[':]([a-z0-9-]+)'/g)].map(([, name]) => name)),
  )
  return readFileSync(spritePath, 'utf8').replaceAll(
    /\s*<symbol id="([^"]+)".*?<\/symbol>/gs,
    (symbol, name) => (named.has(name) ? symbol : ''),
  )
}

function iconSprite(): Plugin {
  return {
    name: 'gallery-icon-sprite',
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: sprite() })
    },
  }
}

export default defineConfig({
  plugins: [react(), iconSprite()],
  css,
  build: { cssTarget },
})
