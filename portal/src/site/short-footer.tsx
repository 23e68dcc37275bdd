/** The footer of pages for one person, who has a task there; the menu leads to everything else. */
import type { LanguageSwitch, Locale } from '@chowk/shell'
import { currentBrand } from '../page/brand.ts'
import { href } from '../ui/link.ts'
import { helpLinks } from './help-links.ts'
import styles from './short-footer.module.css'

const links = [
  ...helpLinks,
  { path: '/privacy', tag: 'company', en: 'Privacy', hi: 'गोपनीयता' },
  { path: '/terms-and-conditions', tag: 'company', en: 'Terms', hi: 'नियम और शर्तें' },
] as const

interface ShortFooterProps {
  readonly locale: Locale
  readonly language: LanguageSwitch
}

export function ShortFooter({ locale, language }: ShortFooterProps) {
  return (
    <footer className={styles.footer} data-track="footer|footer|">
      <span className={styles.name}>{currentBrand().name}</span>
      {links.map(link => (
        <a key={link.path} href={href(link.path, locale)} data-track={`||${link.tag}`}>
          {link[locale]}
        </a>
      ))}
      <a href={language.href} hrefLang={language.lang} lang={language.lang} data-track="||language">
        {language.label}
      </a>
    </footer>
  )
}
