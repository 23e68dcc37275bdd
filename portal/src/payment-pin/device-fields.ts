/** What a form of paying carries of this browser's key: a signature where it is bound, the key where it may be. */
export type DeviceForm =
  | { readonly 'data-device-of': string; readonly 'data-signs': string }
  | { readonly 'data-device-of': string; readonly 'data-binds': true }

/** Some browsers have been seen to open their storage never; a payment does not wait for it. */
const longestWaitMs = 3000

/** Adds nothing where the browser has no key, or no place for one: the server then asks for a code. */
export async function addDeviceFields(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const { deviceOf, signs } = form.dataset
  if (deviceOf === undefined) return
  const added = signs === undefined ? bind(deviceOf, fields) : sign(deviceOf, signs, fields)
  // A private window may refuse to keep a key.
  await Promise.race([added.catch(() => {}), new Promise(resolve => setTimeout(resolve, longestWaitMs))])
}

async function bind(customerId: string, fields: URLSearchParams): Promise<void> {
  const { publicKeyOf } = await import('./device-key.ts')
  fields.set('deviceKey', await publicKeyOf(customerId))
}

async function sign(customerId: string, text: string, fields: URLSearchParams): Promise<void> {
  const { signText } = await import('./device-key.ts')
  fields.set('signature', (await signText(customerId, text)) ?? '')
}
