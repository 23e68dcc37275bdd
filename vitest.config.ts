import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { content } from './portal/content.config.ts'

const plugins = [content]
const resolve = { conditions: ['chowk-source', 'module', 'node', 'default'] }
const ssr = { resolve: { conditions: resolve.conditions, externalConditions: resolve.conditions } }

/** The server side: its tests open stores, sockets and files. */
const servers = [
  '{services,fragments,tools,bench}/**/*.test.ts',
  'portal/src/server/**/*.test.{ts,tsx}',
  'shell/src/props/production-bundle.test.ts',
]
const react18 = join(import.meta.dirname, 'tools/react-18/node_modules')
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.cache/**']

// Created by the first test file and used by all others; removed after the run.
const run = mkdtempSync(join(tmpdir(), 'chowk-tests-'))
process.env.CHOWK_TEST_RUN = run
process.once('exit', () => rmSync(run, { recursive: true, force: true }))

// `npm test` names tests that passed only on a retry; `npm run test:full` retries nothing (tools/test.ts).
const retryOptions = { retry: process.env.CI ? 1 : 0, testTimeout: 60_000, hookTimeout: 90_000 }

// A process or thread finds its sources stripped of types and compiled by the one before it.
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') }

// Tests that need a document have the suffix *.dom.test.tsx; all others run on plain Node. The shell and browser modules
// have module state (the session, the sprite), so each of their test files has its own module instances.
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
    // At least two: the longest tests wait for processes that they kill, and leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins,
        resolve,
        ssr,
        test: {
          ...retryOptions,
          name: 'servers',
          environment: 'node',
          include: servers,
          exclude: [...elsewhere],
          env,
          // As in a server, where one process handles all requests.
          isolate: false,
        },
      },
      {
        plugins,
        resolve,
        ssr,
        test: {
          ...retryOptions,
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
          ...retryOptions,
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
          ...retryOptions,
          name: 'dom',
          environment: 'happy-dom',
          include: ['{shell,portal}/**/*.dom.test.{ts,tsx}'],
          exclude: elsewhere,
          pool: 'vmForks',
        },
      },
      {
        resolve: {
          conditions: ['chowk-source', 'browser', 'module', 'default'],
          alias: [{ find: /^react(-dom)?(?=$|\/)/, replacement: `${react18}/react$1` }],
        },
        test: {
          ...retryOptions,
          name: 'react 18',
          environment: 'happy-dom',
          include: ['shell/src/{shell,header,footer}/{in-react.dom,header,footer}.test.tsx'],
          pool: 'vmForks',
        },
      },
    ],
  },
})
