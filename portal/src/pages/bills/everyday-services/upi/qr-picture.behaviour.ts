/** The Barcode Detection API: in Chrome on Android, macOS and ChromeOS. */
interface BarcodeReader {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeReader
  }
}

/** `field` is the id of the field for the code's text; the others are the messages where it cannot be read. */
type QrPictureProps = { readonly field: string; readonly unsupported: string; readonly none: string }

export function readPicture(root: HTMLElement, { field, ...problems }: QrPictureProps): void {
  const note = root.querySelector('[aria-live]')
  root.addEventListener('change', async ({ target }) => {
    const [photo] = (target as HTMLInputElement).files ?? []
    if (!photo) return
    const found = await codeIn(photo)
    if (typeof found === 'object') send(found.text, field)
    else if (note) note.textContent = problems[found]
  })
}

async function codeIn(photo: Blob): Promise<{ text: string } | 'unsupported' | 'none'> {
  if (!window.BarcodeDetector) return 'unsupported'
  try {
    const reader = new window.BarcodeDetector({ formats: ['qr_code'] })
    const [code] = await reader.detect(await createImageBitmap(photo))
    return code ? { text: code.rawValue } : 'none'
  } catch {
    // The file is not a picture, or the device has no reader.
    return 'none'
  }
}

function send(text: string, field: string): void {
  const input = document.getElementById(field)
  if (!(input instanceof HTMLInputElement)) return
  input.value = text
  input.form?.requestSubmit()
}
