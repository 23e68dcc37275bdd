import { defineConfig } from 'vite'

// The browsers of the shell: for older ones Vite would compile light-dark() away, and with it the dark theme.
const target = ['chrome125', 'edge125', 'firefox130', 'safari17.5']

export default defineConfig({ build: { target, cssTarget: target }, server: { port: 3002 } })
