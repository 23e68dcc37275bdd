import { useEffect } from 'react'
import { specifiedBrand } from '../brand/brand.ts'
import { Faq } from '../faq/faq.tsx'
import { useBehaviour } from '../page/use-behaviour.ts'
import { ScrollTopButton } from '../scroll-top/scroll-top-button.tsx'
import { validProps } from '../validation/valid-props.ts'
import { Company, FirstLine, LastLine } from './company.tsx'
import { DownloadStrip } from './download-strip.tsx'
import styles from './footer.module.css'
import type { FooterLink } from './footer-data.ts'
import { type FooterProps, footerProps } from './footer-props.ts'
import type { FooterWords } from './footer-words.ts'
import { afterLinksId, LinkSections } from './link-sections.tsx'
import { localised } from './localised.ts'
import { closeSectionsOnPhones } from './phone-sections.ts'
import { writePulse } from './pulse-in-html.ts'
import { startFooter } from './start-footer.ts'
import { footerTrack } from './tracking.ts'

/** Complete as HTML. What JavaScript adds comes from `startFooter`, which a page that never hydrates it calls itself. */
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

  const inLocale = localised(locale, footerLocale)
  const { words } = inLocale
  const seller = sellerLink ?? { name: words.seller, link: '{seller}', tag: 'seller' }
  const business = businessLink ?? { name: words.business, link: '{business}', tag: 'business' }

  return (
    <footer ref={root} className={styles.footer} data-track={footerTrack} data-pulse={writePulse(pulse)}>
      <div className={styles.container}>
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
          <LastLine copyright={copyrightOf(brand.legalEntity, words)} />
        </div>
      </div>
      {showScrollTopBtn && <ScrollTopButton label={words.scrollToTop} />}
    </footer>
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
