/**
 * Reads a code from a photo, on the device itself, and sends its text through the page's form. Browsers that cannot read
 * codes say so when asked; where scripts do not run, the button is not shown.
 */
import type { Locale } from '@chowk/shell'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import styles from './qr-picture.module.css'

type QrPictureProps = {
  readonly locale: Locale
  /** The id of the field that takes the code's text. */
  readonly field: string
}

/** The Barcode Detection API: in Chrome on Android, macOS and ChromeOS. */
interface BarcodeReader {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeReader
  }
}

const copy = {
  en: {
    choose: 'Take or choose a photo of a code',
    privacy: 'The photo stays on your device.',
    unsupported:
      'This browser cannot read codes from a photo. Scan the code with your phone’s camera app and paste its text above.',
    none: 'No code was found in this photo. Take another one, straight from the front and in good light.',
  },
  hi: {
    choose: 'कोड की फ़ोटो लें या चुनें',
    privacy: 'फ़ोटो आपके डिवाइस में ही रहती है।',
    unsupported: 'यह ब्राउज़र फ़ोटो से कोड नहीं पढ़ सकता। फ़ोन के कैमरा ऐप से कोड स्कैन करें और उसका टेक्स्ट ऊपर चिपकाएँ।',
    none: 'इस फ़ोटो में कोड नहीं मिला। सामने से, अच्छी रोशनी में दूसरी फ़ोटो लें।',
  },
}

export function QrPicture({ locale, field }: QrPictureProps): ReactNode {
  const [problem, setProblem] = useState<'unsupported' | 'none'>()
  const words = copy[locale]

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [photo] = currentTarget.files ?? []
    if (!photo) return
    const found = await codeIn(photo)
    if (found === 'unsupported' || found === 'none') setProblem(found)
    else send(found.text, field)
  }

  return (
    <div className={styles.picture}>
      <label className={styles.choose}>
        <Icon name="scan-qr-code" />
        {words.choose}
        <input type="file" accept="image/*" onChange={read} />
      </label>
      <p className={styles.note} aria-live="polite">
        {problem ? words[problem] : words.privacy}
      </p>
    </div>
  )
}

async function codeIn(photo: Blob): Promise<{ text: string } | 'unsupported' | 'none'> {
  if (!window.BarcodeDetector) return 'unsupported'
  try {
    const reader = new window.BarcodeDetector({ formats: ['qr_code'] })
    const [code] = await reader.detect(await createImageBitmap(photo))
    return code ? { text: code.rawValue } : 'none'
  } catch {
    // A file that is no picture, or a device whose reader is missing.
    return 'none'
  }
}

function send(text: string, field: string): void {
  const input = document.getElementById(field)
  if (!(input instanceof HTMLInputElement)) return
  input.value = text
  input.form?.requestSubmit()
}
