import { useEffect } from 'react'
import { specifiedBrand } from '../brand/brand.ts'
import { Faq } from '../faq/faq.tsx'
import { useBehaviour } from '../page/hooks.ts'
import { type FooterLink, type FooterProps, footerProps } from '../props/footer-props.ts'
import { validProps } from '../props/valid-props.ts'
import scrollTop from '../scroll-top/scroll-top-button.module.css'
import { Drawing } from '../ui/icons.tsx'
import { Company, FirstLine } from './company.tsx'
import strip from './download-strip.module.css'
import styles from './footer.module.css'
import { FooterAnchor, type Localised, localiseFooter, OutsideAnchor, trackAs } from './footer-anchor.tsx'
import type { FooterWords } from './footer-words.ts'
import { afterLinksId, LinkSections } from './link-sections.tsx'
import { closeSectionsOnPhones } from './phone-sections.ts'
import { startFooter, writePulse } from './start-footer.ts'

/** Complete as HTML. `startFooter` adds the behaviour; a page that does not hydrate the footer calls it itself. */
export function Footer(props: FooterProps) {
  const {
    seoData = [],
    showDownloadBtn = false,
    showPpblLogo = false,
    aboutSectionTitle,
    showScrollTopBtn = true,
    footerLocale = {},
    showSeoLinks = true,
    showSubItems = true,
    brand = specifiedBrand,
    downloadAppLink = brand.links?.app ?? '/app',
    pulse,
    locale = 'en',
    theme,
    companyLinks = [],
    investorLinks = [],
    social = [],
    helpLinks = [],
    stores,
    sellerLink,
    businessLink,
    faqs = [],
    languageSwitch,
  } = validProps('Footer', footerProps, props)
  const root = useBehaviour<typeof pulse, HTMLElement>(startFooter, pulse)
  useEffect(() => {
    if (root.current) closeSectionsOnPhones(root.current)
  }, [root])

  const inLocale = localiseFooter(locale, footerLocale)
  const { words } = inLocale
  const seller = sellerLink ?? { name: words.seller, link: '{seller}', tag: 'seller' }
  const business = businessLink ?? { name: words.business, link: '{business}', tag: 'business' }

  return (
    <footer
      ref={root}
      className={styles.footer}
      data-track="footer|footer|"
      data-pulse={writePulse(pulse)}
      data-chowk-theme={theme}
    >
      <div className={seoData.length > 3 ? `${styles.container} ${styles.long}` : styles.container}>
        <div className={styles.content}>
          <FirstLine helpLinks={helpLinks} languageSwitch={languageSwitch} localised={inLocale} />
          <DownloadStrip
            brandName={brand.name}
            downloadAppLink={downloadAppLink}
            showDownloadBtn={showDownloadBtn}
            showPpblLogo={showPpblLogo}
            stores={stores ?? storesOf(brand.links, words)}
            localised={inLocale}
          />
          <LinkSections
            sections={showSeoLinks ? seoData : seoData.filter(section => !section.isSeoLink)}
            showSubItems={showSubItems}
            localised={inLocale}
          />
          <span id={afterLinksId} className={styles.afterLinks} tabIndex={-1} />
          <Faq faqs={faqs} heading={words.faq} />
          <Company
            aboutSectionTitle={aboutSectionTitle ?? words.about}
            companyLinks={companyLinks}
            investorLinks={investorLinks}
            partnerLinks={[seller, business]}
            social={social}
            localised={inLocale}
          />
          <p className={styles.lastLine}>{copyrightOf(brand.legalEntity, words)}</p>
        </div>
      </div>
      {showScrollTopBtn && (
        <button
          type="button"
          className={scrollTop.button}
          aria-label={words.scrollToTop}
          data-scroll-top=""
          // Hidden until the script has read the scroll position.
          hidden
        >
          <Drawing shape="m6 15 6-6 6 6" />
        </button>
      )}
    </footer>
  )
}

interface DownloadStripProps {
  readonly brandName: string
  readonly downloadAppLink: string
  readonly showDownloadBtn: boolean
  readonly showPpblLogo: boolean
  readonly stores: readonly FooterLink[]
  readonly localised: Localised
}

function DownloadStrip(props: DownloadStripProps) {
  const { brandName, downloadAppLink, showDownloadBtn, showPpblLogo, stores, localised } = props
  const { words } = localised
  return (
    <div className={strip.strip}>
      <h2>{words.downloadTitle.replace('{brand}', brandName)}</h2>
      {showPpblLogo && <p className={strip.bank}>{`${brandName} Payments Bank`}</p>}
      <ul>
        {showDownloadBtn && (
          <li data-track={trackAs('download_app')}>
            <FooterAnchor
              className={strip.download}
              item={{ name: words.downloadNow, link: downloadAppLink }}
              localised={localised}
            />
          </li>
        )}
        {stores.map(store => (
          <li key={store.link} data-track={trackAs(store.tag)}>
            <OutsideAnchor className={strip.store} item={store} localised={localised} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function storesOf(links: Partial<Readonly<Record<string, string>>> = {}, words: FooterWords): FooterLink[] {
  const { android, ios } = links
  return [
    ...(android ? [{ name: words.androidApp, link: android, tag: 'android_app' }] : []),
    ...(ios ? [{ name: words.iosApp, link: ios, tag: 'ios_app' }] : []),
  ]
}

function copyrightOf(company: string | undefined, words: FooterWords): string {
  return company ? words.copyrightOf.replace('{company}', company) : words.copyright
}
