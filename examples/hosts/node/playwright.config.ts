import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  use: { baseURL: 'http://localhost:3002' },
  webServer: [
    { command: 'npx chowk-mock --port 3999', url: 'http://localhost:3999' },
    { command: 'node serve.ts', url: 'http://localhost:3002', env: { PORTAL: 'http://localhost:3999' } },
  ],
})
