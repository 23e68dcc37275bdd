/** Builds what a vertical installs: ES modules with React left outside, and one style sheet. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { css, cssTarget } from './browsers.config.ts'

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))

/** The tokens are in the style sheet too, though no component imports them. */
function tokensInStyleSheet(): Plugin {
  return {
    name: 'shell-tokens-in-style-sheet',
    transform: { filter: { id: source('components.ts') }, handler: code => `import './styles.css'\n${code}` },
  }
}

/**
 * React's boundary: a server component may import the package, and renders these as client components. Anything else is for
 * both, so that the file of the components is imported as it is, and no chunk of the other is behind the boundary.
 */
function clientBoundary(): Plugin {
  return {
    name: 'shell-client-boundary',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== './components.ts' || importer !== source('index.ts')) return undefined
      return { id: './components.js', external: true }
    },
  }
}

export default defineConfig({
  plugins: [react(), tokensInStyleSheet(), clientBoundary()],
  publicDir: false,
  css,
  build: {
    target: 'es2023',
    cssTarget,
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: source('index.ts'),
        components: source('components.ts'),
        behaviour: source('behaviour.ts'),
        environment: source('environment/environment.ts'),
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      output: {
        preserveModules: true,
        preserveModulesRoot: source(''),
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        banner: ({ name }) => (name === 'components' ? "'use client';" : ''),
      },
    },
  },
})
