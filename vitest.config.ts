import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Tests that need a document say so by their name (*.dom.test.tsx); all others run on plain Node.
const resolve = { conditions: ['chowk-source', 'module', 'node', 'default'] }
const ssr = { resolve: { conditions: resolve.conditions, externalConditions: resolve.conditions } }

/** Tests that start whole processes, again and again or one after another: `npm test -- quick` leaves them out. */
const processes = [
  'bench/**/*.test.ts',
  'services/src/programs/*.test.ts',
  '**/{kill,outage,backup,full-disk,postgres-roles,start}.test.ts',
  '**/{*.model,*-process,own-sandbox}.test.ts',
  'tools/{build,commands,dev,unused}.test.ts',
]
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.cache/**']

// What one test file makes and all others use; it goes with the run.
const run = mkdtempSync(join(tmpdir(), 'chowk-tests-'))
process.env.CHOWK_TEST_RUN = run
process.once('exit', () => rmSync(run, { recursive: true, force: true }))

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
          include: ['{catalog,services,shell,portal,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', ...processes, ...elsewhere],
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...patience,
          name: 'processes',
          environment: 'node',
          include: processes,
          exclude: elsewhere,
          // A process that starts finds its sources stripped of their types and compiled by the one before it.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
        },
      },
      {
        resolve: { conditions: ['chowk-source', 'browser', 'module', 'default'] },
        test: {
          ...patience,
          name: 'dom',
          environment: 'happy-dom',
          include: ['{shell,portal}/**/*.dom.test.{ts,tsx}'],
          exclude: elsewhere,
        },
      },
    ],
  },
})
