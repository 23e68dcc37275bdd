import type { FooterLink, LanguageSwitch } from '../props/footer-props.ts'
import styles from './company.module.css'
import { FooterAnchor, type Localised, OutsideAnchor, trackAs } from './footer-anchor.tsx'
import grid from './link-grid.module.css'

interface CompanyProps {
  readonly aboutSectionTitle: string
  readonly companyLinks: readonly FooterLink[]
  readonly investorLinks: readonly FooterLink[]
  readonly partnerLinks: readonly FooterLink[]
  readonly social: readonly FooterLink[]
  readonly localised: Localised
}

/** The company, its investors, sellers and businesses, social links. */
export function Company(props: CompanyProps) {
  const { aboutSectionTitle, companyLinks, investorLinks, partnerLinks, social, localised } = props
  const { words } = localised
  return (
    <div className={styles.company}>
      <LinkBlock heading={aboutSectionTitle} links={companyLinks} localised={localised} />
      <LinkBlock heading={words.investorRelations} links={investorLinks} localised={localised} />
      <div className={styles.sideBySide}>
        <LinkBlock heading={words.partners} links={partnerLinks} localised={localised} />
        <LinkBlock heading={words.followUs} links={social} localised={localised} Anchor={OutsideAnchor} />
      </div>
    </div>
  )
}

interface LinkBlockProps {
  readonly heading: string
  readonly links: readonly FooterLink[]
  readonly localised: Localised
  readonly Anchor?: typeof OutsideAnchor
}

function LinkBlock({ heading, links, localised, Anchor = FooterAnchor }: LinkBlockProps) {
  if (links.length === 0) return null
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={grid.grid}>
        {links.map(link => (
          <li key={link.name} data-track={trackAs(link.tag)}>
            <Anchor item={link} localised={localised} />
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

/** Help and the other language come first, so that the keyboard reaches them before hundreds of links. */
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
