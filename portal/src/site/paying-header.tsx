/** The header of paying pages: without links that lead away, and without a script. */
import { type LanguageSwitch, type Locale, Logo } from '@chowk/shell'
import { Icon } from '../icons/icon.tsx'
import { brandInHeader } from '../page/brand.ts'
import { href } from '../ui/link.ts'
import styles from './paying-header.module.css'

const copy = {
  en: { skip: 'Skip to main content', secure: 'Secure payment', help: 'Help' },
  hi: { skip: 'मुख्य सामग्री पर जाएँ', secure: 'सुरक्षित भुगतान', help: 'मदद' },
} as const satisfies Record<Locale, object>

interface PayingHeaderProps {
  readonly locale: Locale
  readonly language: LanguageSwitch
}

export function PayingHeader({ locale, language }: PayingHeaderProps) {
  const { skip, secure, help } = copy[locale]
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {skip}
      </a>
      <header className={styles.header}>
        <Logo locale={locale} {...brandInHeader()} />
        <p className={styles.secure}>
          <Icon name="lock" />
          <span>{secure}</span>
        </p>
        <a className={styles.link} href={language.href} hrefLang={language.lang} lang={language.lang}>
          {language.label}
        </a>
        <a className={styles.link} href={href('/care', locale)}>
          {help}
        </a>
      </header>
    </>
  )
}
