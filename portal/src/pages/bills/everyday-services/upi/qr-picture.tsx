/**
 * Reads a code from a photo on the device itself and submits its text with the page's form. Browsers that cannot read
 * codes say so when asked; without scripts the button is hidden.
 */

import { wordsOf } from '../../../../content/words.ts'
import { Icon } from '../../../../icons/icon.tsx'
import { Behaviour } from '../../../../islands/island.tsx'
import { useLocale } from '../../../../page/page.ts'
import { readPicture } from './qr-picture.behaviour.ts'
import styles from './qr-picture.module.css'

export function QrPicture() {
  const { choose, privacy, ...problems } = wordsOf('qrPicture')[useLocale()]
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
