/** Before each test file: pages keep what they are told in their modules, which a worker's files share. None is told yet. */
import { configureEnvironment, environment } from '@chowk/shell'
import { applySettings } from './page-settings.ts'

/** Tells the server of a brand, or that it is no demonstration, and nothing else. */
export function tell(parts: Parameters<typeof applySettings>[1] = {}): void {
  const untold = { environment: '', hosts: {}, origin: '', serviceWorker: false }
  applySettings({ ...untold, icons: '/assets/icons.svg' }, parts)
  configureEnvironment(environment())
}

tell()
