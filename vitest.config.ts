import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Tests that need a document say so by their name (*.dom.test.tsx); all others run on plain Node.
const resolve = { conditions: ['chowk-source', 'module', 'node', 'default'] }
const ssr = { resolve: { conditions: resolve.conditions, externalConditions: resolve.conditions } }

// As for the browser tests: a stall of a shared machine is not a defect, a second and third failure is.
const patience = { retry: process.env.CI ? 2 : 0, testTimeout: 30_000, hookTimeout: 90_000 }

export default defineConfig({
  test: {
    // Two at least: the longest tests wait for processes that they kill, and leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve,
        ssr,
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          include: ['{catalog,services,shell,portal,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        resolve: { conditions: ['chowk-source', 'browser', 'module', 'default'] },
        test: {
          ...patience,
          name: 'dom',
          environment: 'happy-dom',
          include: ['{shell,portal}/**/*.dom.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
})
