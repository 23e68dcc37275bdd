import styles from './download-strip.module.css'
import { besideIfOutside, FooterAnchor } from './footer-anchor.tsx'
import type { FooterLink } from './footer-data.ts'
import type { Localised } from './localised.ts'
import { OutsideIcon } from './outside-icon.tsx'
import { trackAs } from './tracking.ts'

interface DownloadStripProps {
  readonly brandName: string
  readonly downloadAppLink: string
  readonly showDownloadBtn: boolean
  readonly showPpblLogo: boolean
  readonly stores: readonly FooterLink[]
  readonly localised: Localised
}

export function DownloadStrip({
  brandName,
  downloadAppLink,
  showDownloadBtn,
  showPpblLogo,
  stores,
  localised,
}: DownloadStripProps) {
  const { words } = localised
  return (
    <div className={styles.strip}>
      <h2>{words.downloadTitle.replace('{brand}', brandName)}</h2>
      {showPpblLogo && <p className={styles.bank}>{`${brandName} Payments Bank`}</p>}
      <ul>
        {showDownloadBtn && (
          <li data-track={trackAs('download_app')}>
            <FooterAnchor
              className={styles.download}
              item={{ name: words.downloadNow, link: downloadAppLink }}
              localised={localised}
            />
          </li>
        )}
        {stores.map(store => (
          <li key={store.link} data-track={trackAs(store.tag)}>
            <FooterAnchor className={styles.store} item={besideIfOutside(store)} localised={localised}>
              <OutsideIcon item={store} />
            </FooterAnchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
