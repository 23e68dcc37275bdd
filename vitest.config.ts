import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { content } from './portal/content.config.ts'

const plugins = [content]
const resolve = { conditions: ['chowk-source', 'module', 'node', 'default'] }
const ssr = { resolve: { conditions: resolve.conditions, externalConditions: resolve.conditions } }

/** What serves: its tests open stores, sockets and files. */
const servers = [
  '{services,fragments,tools,bench}/**/*.test.ts',
  'portal/src/server/**/*.test.{ts,tsx}',
  'shell/src/props/production-bundle.test.ts',
]
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.cache/**']

// What one test file makes and all others use; it goes with the run.
const run = mkdtempSync(join(tmpdir(), 'chowk-tests-'))
process.env.CHOWK_TEST_RUN = run
process.once('exit', () => rmSync(run, { recursive: true, force: true }))

// `npm test` names what passed only on a retry; `npm run test:full` retries nothing (tools/test.ts).
const patience = { retry: process.env.CI ? 1 : 0, testTimeout: 60_000, hookTimeout: 90_000 }

// A process or thread that starts finds its sources stripped of their types and compiled by the one before it.
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') }

// Tests that need a document say so by their name (*.dom.test.tsx); all others run on plain Node. The shell and what runs in
// a browser keep what they are told in their modules (the session, the sprite): each of their files has modules of its own.
export default defineConfig({
  test: {
    tags: [
      {
        name: 'full',
        description:
          'repeats a rule on another database, or plays long models, kills and processes: `npm run test:full`',
      },
      { name: 'slow', description: 'starts processes or PostgreSQL: not in `npm test -- quick`' },
    ],
    // Two at least: the longest tests wait for processes that they kill, and leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins,
        resolve,
        ssr,
        test: {
          ...patience,
          name: 'servers',
          environment: 'node',
          include: servers,
          exclude: [...elsewhere],
          env,
          // As in a server, where all of it serves one request after another.
          isolate: false,
        },
      },
      {
        plugins,
        resolve,
        ssr,
        test: {
          ...patience,
          name: 'pages',
          environment: 'node',
          include: ['{catalog,portal}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', ...servers, ...elsewhere],
          env,
          setupFiles: 'portal/src/page/test-settings.ts',
          isolate: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...patience,
          name: 'shell',
          environment: 'node',
          include: ['shell/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', ...servers, ...elsewhere],
          env,
          pool: 'vmForks',
        },
      },
      {
        plugins,
        resolve: { conditions: ['chowk-source', 'browser', 'module', 'default'] },
        test: {
          ...patience,
          name: 'dom',
          environment: 'happy-dom',
          include: ['{shell,portal}/**/*.dom.test.{ts,tsx}'],
          exclude: elsewhere,
          pool: 'vmForks',
        },
      },
    ],
  },
})
