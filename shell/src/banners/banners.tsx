import { type Pulse, track } from '../analytics/track.ts'
import { specifiedName } from '../brand/brand.ts'
import { localeHref } from '../environment/locale-href.ts'
import { Icon } from '../ui/icons.tsx'
import { type Locale, words } from '../words/words.ts'
import styles from './banners.module.css'
import { hideBanner } from './dismissed.ts'

export interface BannersProps {
  /** The approval as a third-party application provider. */
  readonly showImportantUpdate?: boolean
  /** Marks the approval as a sample. */
  readonly showSampleLabel?: boolean
  /** Paying by UPI without wallet KYC. */
  readonly showHeaderTag?: boolean
  readonly brandName?: string
  readonly pulseData?: Pulse
  readonly locale?: Locale
}

export function Banners(props: BannersProps) {
  const { showImportantUpdate, showSampleLabel = false, showHeaderTag } = props
  const { brandName = specifiedName, pulseData, locale = 'en' } = props
  return (
    <div className={styles.banners}>
      {showImportantUpdate && (
        <ImportantUpdate isSample={showSampleLabel} pulse={pulseData} locale={locale} />
      )}
      {showHeaderTag && <HeaderTag brandName={brandName} locale={locale} />}
    </div>
  )
}

interface ImportantUpdateProps {
  readonly isSample: boolean
  readonly pulse?: Pulse
  readonly locale: Locale
}

function ImportantUpdate({ isSample, pulse, locale }: ImportantUpdateProps) {
  const { importantUpdateLandmark, importantUpdate, clickToKnowMore, aboutApproval, opensInNewTab, sample } =
    words(locale)

  function report(): void {
    const event_label = words('en').clickToKnowMore
    track.custom({ view: 'promoClick', event_action: 'important_updates_clicked', event_label }, pulse)
  }

  return (
    <section className={styles.update} aria-label={importantUpdateLandmark}>
      {isSample && <small className={styles.sample}>{sample}</small>}
      <p>
        {importantUpdate}{' '}
        <a
          href={localeHref('/important-updates', locale)}
          target="_blank"
          rel="noopener noreferrer"
          title={opensInNewTab}
          onClick={report}
          onAuxClick={event => event.button === 1 && report()}
        >
          {clickToKnowMore}
          <Where text={aboutApproval} />
        </a>
      </p>
      <HideButton name="update" locale={locale} />
    </section>
  )
}

function HeaderTag({ brandName, locale }: { readonly brandName: string; readonly locale: Locale }) {
  const { walletTagLandmark, walletTag, learnMore, aboutUpi } = words(locale)
  return (
    <section className={styles.tag} aria-label={walletTagLandmark}>
      <p>
        {walletTag.replace('{brand}', brandName)}{' '}
        <a href={localeHref('/money-transfer', locale)}>
          {learnMore}
          <Where text={aboutUpi} />
        </a>
      </p>
      <HideButton name="tag" locale={locale} />
    </section>
  )
}

/** Where the link leads, for whoever reads links alone: crawlers. A person hears or sees it in the sentence before. */
function Where({ text }: { readonly text: string }) {
  return <span aria-hidden="true">{` ${text}`}</span>
}

function HideButton({ name, locale }: { readonly name: string; readonly locale: Locale }) {
  return (
    <button type="button" aria-label={words(locale).hideNotice} onClick={() => hideBanner(name)}>
      <Icon name="close" />
    </button>
  )
}
