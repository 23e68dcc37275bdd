/** What a form of paying carries of this browser's key: a signature where it is bound, the key where it may be. */
export type DeviceForm =
  | { readonly 'data-device-of': string; readonly 'data-signs': string }
  | { readonly 'data-device-of': string; readonly 'data-binds': true }

/** Some browsers have been seen to open their storage never; a payment does not wait for it. */
const longestWaitMs = 3000

const loadKeys = () => import('./device-key.ts')

/** Once a page shows such a form: while a PIN is typed there is time even on a slow network. */
export function loadAhead(): void {
  if (document.querySelector('[data-device-of]')) loadKeys().catch(() => {})
}

/** Adds nothing where the browser has no key, or no place for one: the server then asks for a code. */
export async function addDeviceFields(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const { deviceOf, signs } = form.dataset
  if (deviceOf === undefined) return
  const keys = await loadKeys().catch(() => undefined)
  if (!keys) return
  const added = signs === undefined ? bind(keys, deviceOf, fields) : sign(keys, deviceOf, signs, fields)
  // A private window may refuse to keep a key.
  await Promise.race([added.catch(() => {}), new Promise(resolve => setTimeout(resolve, longestWaitMs))])
}

type Keys = Awaited<ReturnType<typeof loadKeys>>

async function bind({ publicKeyOf }: Keys, customerId: string, fields: URLSearchParams): Promise<void> {
  fields.set('deviceKey', await publicKeyOf(customerId))
}

async function sign(
  { signText }: Keys,
  customerId: string,
  text: string,
  fields: URLSearchParams,
): Promise<void> {
  fields.set('signature', (await signText(customerId, text)) ?? '')
}
