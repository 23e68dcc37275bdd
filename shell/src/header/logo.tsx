import type { ReactNode } from 'react'
import { specifiedName } from '../brand/brand.ts'
import { currentEnvironment, localeHref } from '../environment/environment.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './logo.module.css'

/** A name of more letters does not fit beside the sign-in control on a narrow phone at full size. */
const longName = 7

interface LogoProps {
  /** Replaces the wordmark: the link of an image, or a React node. */
  readonly customLogo?: ReactNode
  readonly brandName?: string
  readonly locale: Locale
}

export function Logo({ customLogo, brandName = specifiedName, locale }: LogoProps) {
  const label = words(locale).home.replace('{brand}', brandName)
  return (
    <a className={styles.logo} href={localeHref('/', locale)} aria-label={label}>
      {customLogo ? <CustomLogo logo={customLogo} /> : <Wordmark name={brandName} />}
    </a>
  )
}

function CustomLogo({ logo }: { readonly logo: ReactNode }) {
  if (typeof logo !== 'string') return logo
  const isLink = /^(https?:|[/{])/.test(logo)
  if (!isLink) return <span className={styles.name}>{logo}</span>
  return <img className={styles.image} src={currentEnvironment().href(logo)} alt="" height={40} />
}

/** Without a link, for pages shown without a network. */
export function LogoAlone({ brandName = specifiedName }: Pick<LogoProps, 'brandName'>) {
  return (
    <span className={styles.logo}>
      <Wordmark name={brandName} />
    </span>
  )
}

/** Four shops around a square, and the name. */
function Wordmark({ name }: { readonly name: string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M7 3h7a1 1 0 0 1 1 1v7a4 4 0 0 1-4 4H4a1 1 0 0 1-1-1V7a4 4 0 0 1 4-4ZM18 3h7a4 4 0 0 1 4 4v7a1 1 0 0 1-1 1h-7a4 4 0 0 1-4-4V4a1 1 0 0 1 1-1ZM4 17h7a4 4 0 0 1 4 4v7a1 1 0 0 1-1 1H7a4 4 0 0 1-4-4v-7a1 1 0 0 1 1-1Z" />
        <circle cx="23" cy="23" r="6" />
      </svg>
      <span className={name.length > longName ? `${styles.name} ${styles.long}` : styles.name}>{name}</span>
    </>
  )
}
