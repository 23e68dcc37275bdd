import { defineConfig } from 'vitest/config'

// Tests that need a document say so by their name (*.dom.test.tsx); all others run on plain Node.
const resolve = { conditions: ['chowk-source', 'module', 'node', 'default'] }
const ssr = { resolve: { conditions: resolve.conditions, externalConditions: resolve.conditions } }

export default defineConfig({
  test: {
    // As for the browser tests: a stall of a shared machine is not a defect, a second and third failure is.
    retry: process.env.CI ? 2 : 0,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{catalog,services,shell,portal,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        resolve: { conditions: ['chowk-source', 'browser', 'module', 'default'] },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['{shell,portal}/**/*.dom.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
})
