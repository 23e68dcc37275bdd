/** Runs before each test file: settings are module state, which the files of a worker share. */
import { configureEnvironment, environment } from '@chowk/shell'
import { applySettings } from './page-settings.ts'

/** Sets the brand, or that it is no demonstration, and nothing else. */
export function configure(server: Parameters<typeof applySettings>[1] = {}): void {
  const defaults = { environment: '', hosts: {}, origin: '', serviceWorker: false }
  applySettings({ ...defaults, icons: '/assets/icons.svg' }, server)
  configureEnvironment(environment())
}

configure()
