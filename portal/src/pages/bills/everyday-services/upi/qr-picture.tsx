/**
 * Reads a code from a photo, on the device itself, and sends its text through the page's form. Browsers that cannot read
 * codes say so when asked; where scripts do not run, the button is not shown.
 */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../../../icons/icon.tsx'
import { Behaviour } from '../../../../islands/island.tsx'
import { readPicture } from './qr-picture.behaviour.ts'
import styles from './qr-picture.module.css'

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

export function QrPicture({ locale }: { readonly locale: Locale }): ReactNode {
  const { choose, privacy, ...problems } = copy[locale]
  return (
    <Behaviour start={readPicture} when="interaction" props={{ field: 'qrText', ...problems }}>
      <div className={styles.picture}>
        <label className={styles.choose}>
          <Icon name="scan-qr-code" />
          {choose}
          <input type="file" accept="image/*" />
        </label>
        <p className={styles.note} aria-live="polite">
          {privacy}
        </p>
      </div>
    </Behaviour>
  )
}
