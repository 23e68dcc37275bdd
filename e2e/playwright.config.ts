import { defineConfig } from '@playwright/test'

const galleryPort = process.env.CHOWK_GALLERY_PORT ?? '6107'

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHOWK_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'gallery', testDir: 'gallery', use: { baseURL: `http://localhost:${galleryPort}` } },
  ],
  webServer: [
    {
      command: 'node e2e/gallery/serve.ts',
      cwd: '..',
      url: `http://localhost:${galleryPort}/index.html`,
      reuseExistingServer: true,
      timeout: 120_000,
    },
  ],
})
