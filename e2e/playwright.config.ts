import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { galleryPort, portalOrigin, portalPort, verticalOrigins } from './addresses.ts'
import { chromiumArgs, headlessShell } from './browsers.ts'

// Workers read this file too: the first process to read it creates the folder, and removes it at its end.
const data = process.env.CHOWK_E2E_DATA ?? mkdtempSync(join(tmpdir(), 'chowk-e2e-'))
if (!process.env.CHOWK_E2E_DATA) {
  process.env.CHOWK_E2E_DATA = data
  process.once('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 10 }))
}

// As for the unit tests: processes after the first find their sources compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', '.cache', 'compiled')

/** The portal with its own store. */
export const portalServer = {
  command: 'node -C chowk-source tools/start.ts',
  cwd: '..',
  url: `${portalOrigin}/readyz`,
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: 'ignore',
  env: {
    PORT: String(portalPort),
    CHOWK_DATA: join(data, 'store'),
    CHOWK_VERTICALS: verticalOrigins.join(','),
    CHOWK_OTP_OUTBOX: join(data, 'outbox.jsonl'),
    CHOWK_MESSAGE_OUTBOX: join(data, 'messages.jsonl'),
    CHOWK_OTP_PER_MOBILE: '1000',
    CHOWK_OTP_PER_MOBILE_DAY: '10000',
    CHOWK_OTP_PER_ADDRESS: '100000',
    CHOWK_BILLS_PER_ADDRESS: '100000',
    CHOWK_SANDBOX_SPEED: '10',
    // Indexed pages are tested as well.
    CHOWK_INDEX: '1',
  },
} as const

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  // One more than there are cores: tests also wait, for an idle network, an answer to a payment, a stable layout.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // `npm test` names tests that passed only on a retry; `npm run test:full` retries nothing (tools/test.ts).
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: headlessShell,
      args: chromiumArgs,
    },
  },
  projects: [
    // The gallery's tests, all of them short, come last: no worker then waits long for the others.
    { name: 'portal', testDir: 'portal', use: { baseURL: portalOrigin } },
    { name: 'gallery', testDir: 'gallery', use: { baseURL: `http://localhost:${galleryPort}` } },
  ],
  // Never reused: a server left behind, or of another checkout, would be tested instead of this one.
  webServer: [
    {
      command: 'node e2e/gallery/serve.ts',
      cwd: '..',
      url: `http://localhost:${galleryPort}/index.html`,
      reuseExistingServer: false,
      timeout: 180_000,
    },
    portalServer,
  ],
})
