/** Fetched some seconds after the page: registers the service worker, or removes it where the setting says so. */
import { readPageSettings } from '../page/page-settings.ts'

export async function registerServiceWorker(): Promise<void> {
  // Missing without a secure connection, and in some private windows.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const done = readPageSettings(document).serviceWorker
    ? workers.register(ownAddress())
    : workers.getRegistration().then(registration => registration?.unregister())
  // The portal works without one.
  await done.catch(() => undefined)
}

/** Trusted Types refuse plain text as a script's address. */
function ownAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('chowk-worker', { createScriptURL: () => '/sw.js' })
  return policy?.createScriptURL('') ?? '/sw.js'
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}
