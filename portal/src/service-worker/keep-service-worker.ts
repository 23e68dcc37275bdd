/** Fetched some seconds after the page: gives this browser the service worker, or takes it away. */
import { readPageSettings } from '../page/page-settings.ts'

export async function keepServiceWorker(): Promise<void> {
  // Missing where the connection is not secure, and in some private windows.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const done = readPageSettings(document).serviceWorker
    ? workers.register(ownAddress())
    : workers.getRegistration().then(kept => kept?.unregister())
  // Without one, the portal is as it was.
  await done.catch(() => undefined)
}

/** The content policy lets no mere text become a script's address. */
function ownAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('chowk-worker', { createScriptURL: () => '/sw.js' })
  return policy?.createScriptURL('') ?? '/sw.js'
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}
