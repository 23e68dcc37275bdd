/** What a form sends of this browser's key: a signature if it is bound, the public key if it can be, or both. */
export interface DeviceForm {
  readonly 'data-device-of': string
  readonly 'data-signs'?: string | undefined
  readonly 'data-binds'?: true | undefined
}

/** In some browsers IndexedDB never opens: a payment waits no longer than this. */
const longestWaitMs = 3000

const loadKeys = () => import('./device-key.ts')

/** Loads the code when a page shows such a form: even a slow network delivers it while the PIN is typed. */
export function preload(): void {
  if (document.querySelector('[data-device-of]')) loadKeys().catch(() => {})
}

/** Adds nothing if the browser has no key or cannot store one: the server then asks for a code. */
export async function addDeviceFields(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const { deviceOf, signs, binds } = form.dataset
  if (deviceOf === undefined) return
  const keys = await loadKeys().catch(() => undefined)
  if (!keys) return
  const added = (async () => {
    if (binds !== undefined) fields.set('deviceKey', await keys.devicePublicKey(deviceOf))
    if (signs !== undefined) fields.set('signature', (await keys.signText(deviceOf, signs)) ?? '')
  })()
  // A private window may refuse to store a key.
  await Promise.race([added.catch(() => {}), new Promise(resolve => setTimeout(resolve, longestWaitMs))])
}
