import type { ReactNode, Ref } from 'react'
import { specifiedName } from '../brand/brand.ts'
import { localeHref } from '../environment/environment.ts'
import { useBehaviour } from '../page/hooks.ts'
import type { Pulse } from '../props/header-props.ts'
import { Icon } from '../ui/icons.tsx'
import { type Locale, words } from '../words/words.ts'
import { attachBanners } from './attach-banners.ts'
import styles from './banners.module.css'

export interface BannersProps {
  /** Shows the banner about the approval as a third-party application provider (TPAP). */
  readonly showImportantUpdate?: boolean
  /** Labels that banner as a sample. */
  readonly showSampleLabel?: boolean
  /** Shows the banner about UPI payments without wallet KYC. */
  readonly showHeaderTag?: boolean
  /** Shown first: `Notices`. */
  readonly notices?: ReactNode
  readonly brandName?: string
  readonly pulseData?: Pulse
  readonly locale?: Locale
}

/** The banners without a header; a header renders its own. */
export function Banners({ pulseData, ...shown }: BannersProps) {
  return <BannerList root={useBehaviour(attachBanners, pulseData)} {...shown} />
}

interface BannerListProps extends Omit<BannersProps, 'pulseData'> {
  readonly root?: Ref<HTMLDivElement>
}

export function BannerList(props: BannerListProps) {
  const { root, notices, showImportantUpdate, showSampleLabel = false, showHeaderTag } = props
  const { brandName = specifiedName, locale = 'en' } = props
  return (
    <div ref={root} className={styles.banners}>
      {notices}
      {showImportantUpdate && <ImportantUpdate isSample={showSampleLabel} locale={locale} />}
      {showHeaderTag && <HeaderTag brandName={brandName} locale={locale} />}
    </div>
  )
}

export interface Notice {
  /** A dismissed banner stays hidden in this browser for as long as it has this name. */
  readonly name: string
  readonly text: string
  readonly link?: { readonly to: string; readonly words: string } | undefined
  readonly tone: 'calm' | 'strong' | 'warning'
  /** Decided by the session hint until the session check answers. */
  readonly audience: 'everyone' | 'signed-in' | 'signed-out'
  /** Hidden from then on, also on a cached copy of the page. */
  readonly untilMs: number
  readonly isDismissible: boolean
}

interface NoticesProps {
  readonly notices: readonly Notice[]
  readonly locale: Locale
}

/**
 * Banners that operators published for a time. The page runs `noticesScript` after them, so that none that is
 * over or dismissed is painted.
 */
export function Notices({ notices, locale }: NoticesProps) {
  return (
    <section className={styles.notices} aria-label={words(locale).notices}>
      {notices.map(({ name, text, link, tone, audience, untilMs, isDismissible }) => (
        <div
          key={name}
          className={tone === 'calm' ? styles.notice : `${styles.notice} ${styles[tone]}`}
          data-notice={name}
          data-until={untilMs}
          data-audience={audience === 'everyone' ? undefined : audience}
        >
          <p>
            {text}
            {link && (
              <>
                {' '}
                <a href={localeHref(link.to, locale)} data-event="notice_clicked" data-label={name}>
                  {link.words}
                </a>
              </>
            )}
          </p>
          {isDismissible && <HideButton name={name} locale={locale} />}
        </div>
      ))}
    </section>
  )
}

interface ImportantUpdateProps {
  readonly isSample: boolean
  readonly locale: Locale
}

function ImportantUpdate({ isSample, locale }: ImportantUpdateProps) {
  const { importantUpdateLandmark, importantUpdate, clickToKnowMore, aboutApproval, opensInNewTab, sample } =
    words(locale)

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
          data-event="important_updates_clicked"
          data-label={locale === 'en' ? undefined : words('en').clickToKnowMore}
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

/**
 * The link's target in words, for crawlers, which read links without their sentence. People read or hear it in
 * the sentence before.
 */
function Where({ text }: { readonly text: string }) {
  return <span aria-hidden="true">{` ${text}`}</span>
}

function HideButton({ name, locale }: { readonly name: string; readonly locale: Locale }) {
  return (
    <button type="button" aria-label={words(locale).hideNotice} data-hides={name}>
      <Icon name="close" />
    </button>
  )
}
