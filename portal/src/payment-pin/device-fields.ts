/** What a form carries of this browser's key: a signature where it is bound, the key where it may be, both where it is bound at once. */
export interface DeviceForm {
  readonly 'data-device-of': string
  readonly 'data-signs'?: string | undefined
  readonly 'data-binds'?: true | undefined
}

/** Some browsers have been seen to open their storage never; a payment does not wait for it. */
const longestWaitMs = 3000

const loadKeys = () => import('./device-key.ts')

/** Once a page shows such a form: while a PIN is typed there is time even on a slow network. */
export function preload(): void {
  if (document.querySelector('[data-device-of]')) loadKeys().catch(() => {})
}

/** Adds nothing where the browser has no key, or no place for one: the server then asks for a code. */
export async function addDeviceFields(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const { deviceOf, signs, binds } = form.dataset
  if (deviceOf === undefined) return
  const keys = await loadKeys().catch(() => undefined)
  if (!keys) return
  const added = (async () => {
    if (binds !== undefined) fields.set('deviceKey', await keys.publicKeyOf(deviceOf))
    if (signs !== undefined) fields.set('signature', (await keys.signText(deviceOf, signs)) ?? '')
  })()
  // A private window may refuse to keep a key.
  await Promise.race([added.catch(() => {}), new Promise(resolve => setTimeout(resolve, longestWaitMs))])
}
