import styles from './company.module.css'
import { besideIfOutside, FooterAnchor } from './footer-anchor.tsx'
import type { FooterLink, LanguageSwitch } from './footer-data.ts'
import grid from './link-grid.module.css'
import type { Localised } from './localised.ts'
import { OutsideIcon } from './outside-icon.tsx'
import { trackAs } from './tracking.ts'

interface CompanyProps {
  readonly aboutSectionTitle: string
  readonly companyLinks: readonly FooterLink[]
  readonly investorLinks: readonly FooterLink[]
  readonly partnerLinks: readonly FooterLink[]
  readonly social: readonly FooterLink[]
  readonly localised: Localised
}

/** Who stands behind the portal: company, investors, sellers and businesses, social links. */
export function Company({
  aboutSectionTitle,
  companyLinks,
  investorLinks,
  partnerLinks,
  social,
  localised,
}: CompanyProps) {
  const { words } = localised
  return (
    <div className={styles.company}>
      <LinkBlock heading={aboutSectionTitle} links={companyLinks} localised={localised} />
      <LinkBlock heading={words.investorRelations} links={investorLinks} localised={localised} />
      <div className={styles.sideBySide}>
        <LinkBlock heading={words.partners} links={partnerLinks} localised={localised} />
        <LinkBlock heading={words.followUs} links={social.map(besideIfOutside)} localised={localised} />
      </div>
    </div>
  )
}

interface LinkBlockProps {
  readonly heading: string
  readonly links: readonly FooterLink[]
  readonly localised: Localised
}

function LinkBlock({ heading, links, localised }: LinkBlockProps) {
  if (links.length === 0) return null
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={grid.grid}>
        {links.map(link => (
          <li key={link.name} data-track={trackAs(link.tag)}>
            <FooterAnchor item={link} localised={localised}>
              <OutsideIcon item={link} />
            </FooterAnchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FirstLineProps {
  readonly helpLinks: readonly FooterLink[]
  readonly languageSwitch: LanguageSwitch | undefined
  readonly localised: Localised
}

/** Help and the other language stand before hundreds of links, not after them. */
export function FirstLine({ helpLinks, languageSwitch, localised }: FirstLineProps) {
  if (helpLinks.length === 0 && !languageSwitch) return null
  return (
    <div className={styles.firstLine}>
      {helpLinks.map(link => (
        <FooterAnchor key={link.link} item={link} localised={localised} track={trackAs(link.tag)} />
      ))}
      {languageSwitch && (
        <a
          href={languageSwitch.href}
          hrefLang={languageSwitch.lang}
          lang={languageSwitch.lang}
          data-track={trackAs('language')}
        >
          {languageSwitch.label}
        </a>
      )}
    </div>
  )
}

export function LastLine({ copyright }: { readonly copyright: string }) {
  return <p className={styles.lastLine}>{copyright}</p>
}
