import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The shell's colours are written with light-dark(). Compiled for older browsers than these, each would be fixed at
  // the root of the page, and the header could not stay light on a dark page.
  build: { cssTarget: ['chrome125', 'firefox130', 'safari17.5'], assetsDir: 'files' },
})
