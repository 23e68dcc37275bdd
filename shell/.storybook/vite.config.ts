import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { css, cssTarget } from '../browsers.config.ts'

const spritePath = createRequire(import.meta.url).resolve('lucide-static/sprite.svg')

/** An icon sprite, so that `icon:NAME` pictures are drawn in the gallery too. */
function iconSprite(): Plugin {
  return {
    name: 'gallery-icon-sprite',
    configureServer(server) {
      server.middlewares.use('/icons.svg', async (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(await readFile(spritePath))
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: await readFile(spritePath) })
    },
  }
}

export default defineConfig({
  plugins: [react(), iconSprite()],
  css,
  build: { cssTarget },
})
