import type { ReactNode } from 'react'
import { brand } from '../brand/brand.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { localeHref } from '../footer/locale-href.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './logo.module.css'

interface LogoProps {
  /** Replaces the wordmark: the link of an image, or anything React can show. */
  readonly customLogo?: ReactNode
  readonly locale: Locale
}

export function Logo({ customLogo, locale }: LogoProps) {
  return (
    <a className={styles.logo} href={localeHref('/', locale)} aria-label={words(locale).home}>
      {customLogo ? <CustomLogo logo={customLogo} /> : <Wordmark />}
    </a>
  )
}

function CustomLogo({ logo }: { readonly logo: ReactNode }) {
  if (typeof logo !== 'string') return logo
  const isLink = /^(https?:|[/{])/.test(logo)
  if (!isLink) return <span className={styles.name}>{logo}</span>
  return <img className={styles.image} src={currentEnvironment().href(logo)} alt="" height={40} />
}

/** A square with a shop on each side, and the name. */
function Wordmark() {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M10 3h12v5.5a6 6 0 0 1-12 0ZM10 29h12v-5.5a6 6 0 0 0-12 0ZM3 10v12h5.5a6 6 0 0 0 0-12ZM29 10v12h-5.5a6 6 0 0 1 0-12Z" />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </>
  )
}
