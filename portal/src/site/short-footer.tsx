/** The footer of pages for one person: they come to do something, and the whole portal is a click on the menu away. */
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { currentBrand } from '../page/brand.ts'
import { href } from '../ui/link.ts'
import { helpLinks } from './help-links.ts'
import { languageSwitch } from './language-switch.ts'
import styles from './short-footer.module.css'

const links = [
  ...helpLinks,
  { path: '/privacy', tag: 'company', en: 'Privacy', hi: 'गोपनीयता' },
  { path: '/terms-and-conditions', tag: 'company', en: 'Terms', hi: 'नियम और शर्तें' },
] as const

export function ShortFooter({ locale }: { readonly locale: Locale }): ReactNode {
  const language = languageSwitch(locale)
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
