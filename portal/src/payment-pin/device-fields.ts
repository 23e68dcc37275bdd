/** What a form of paying carries of this browser's key: a signature where it is bound, the key where it may be. */
export type DeviceForm =
  | { readonly 'data-device-of': string; readonly 'data-signs': string }
  | { readonly 'data-device-of': string; readonly 'data-binds': true }

/** Adds nothing where the browser has no key, or no place for one: the server then asks for a code. */
export async function addDeviceFields(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
  const { deviceOf, signs } = form.dataset
  if (deviceOf === undefined) return
  try {
    const { publicKeyOf, signText } = await import('./device-key.ts')
    if (signs === undefined) fields.set('deviceKey', await publicKeyOf(deviceOf))
    else fields.set('signature', (await signText(deviceOf, signs)) ?? '')
  } catch {
    // A private window may refuse to keep a key.
  }
}
