import { defineConfig } from '@playwright/test'
import { portalOrigin } from './addresses.ts'
import base, { portalServer } from './playwright.config.ts'

export default defineConfig({
  ...base,
  projects: [{ name: 'look', testDir: 'look', use: { baseURL: portalOrigin } }],
  webServer: portalServer,
})
