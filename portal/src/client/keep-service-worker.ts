/** Not before the page has all it needs. */
const afterMs = 5000

export function keepServiceWorker(isOn: boolean): void {
  // Missing where the connection is not secure, and in some private windows.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const work = isOn
    ? () => workers.register(ownAddress())
    : async () => (await workers.getRegistration())?.unregister()
  setTimeout(() => work().catch(() => undefined), isOn ? afterMs : 0)
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
