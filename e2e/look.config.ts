import { defineConfig } from '@playwright/test'
import { portalOrigin } from './addresses.ts'
import base, { portalServer } from './playwright.config.ts'

export default defineConfig({
  ...base,
  // A folder of its own: whoever starts empties it, and the other suite may be running.
  outputDir: '../.cache/look-results',
  projects: [{ name: 'look', testDir: 'look', use: { baseURL: portalOrigin } }],
  webServer: portalServer,
})
