import { defineConfig } from '@playwright/test'
import { portalOrigin } from './addresses.ts'
import base, { portalServer } from './playwright.config.ts'

export default defineConfig({
  ...base,
  // A separate folder: Playwright empties it at the start, and the other suite may be running.
  outputDir: '../.cache/look-results',
  projects: [{ name: 'screenshots', testDir: 'screenshots', use: { baseURL: portalOrigin } }],
  webServer: portalServer,
})
