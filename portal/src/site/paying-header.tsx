/** The header while somebody pays: nothing in it leads astray, and nothing in it needs a script. */
import { type Locale, Logo } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { brandInHeader } from '../page/brand.ts'
import { href } from '../ui/link.ts'
import { languageSwitch } from './language-switch.ts'
import styles from './paying-header.module.css'

const copy = {
  en: { skip: 'Skip to main content', secure: 'Secure payment', help: 'Help' },
  hi: { skip: 'मुख्य सामग्री पर जाएँ', secure: 'सुरक्षित भुगतान', help: 'मदद' },
} as const satisfies Record<Locale, object>

export function PayingHeader({ locale }: { readonly locale: Locale }): ReactNode {
  const { skip, secure, help } = copy[locale]
  const language = languageSwitch(locale)
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
