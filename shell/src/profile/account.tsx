/** The header's place for the customer: a sign-in control, or on a desktop a greeting, in one box of one size. */
import { useEffect, useRef, useState } from 'react'
import { greetingName } from '../customer/names.ts'
import { fullPageLoginUrl, type LoginBtnConfig, loginHref } from '../login/login-urls.ts'
import { usePaintedSession, useSession } from '../session/use-session.ts'
import { useMobileLayout } from '../ui/mobile-layout.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './account.module.css'
import { Customer, SignOutButton } from './customer.tsx'
import { isNumber } from './paint-customer.ts'
import { ProfileLinks } from './profile-links.tsx'
import { attachSignIn } from './sign-in.ts'

interface AccountProps {
  readonly loginBtnConfig?: LoginBtnConfig
  readonly locale: Locale
}

/** Both shapes are always in the page; the style sheet shows the one that `html[data-session]` names. */
export function Account({ loginBtnConfig, locale }: AccountProps) {
  return (
    <div className={styles.account}>
      <SignInLink loginBtnConfig={loginBtnConfig} locale={locale} />
      <Greeting locale={locale} />
    </div>
  )
}

function SignInLink({ loginBtnConfig, locale }: AccountProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [href, setHref] = useState(loginHref(locale))
  const isMobile = useMobileLayout()

  useEffect(() => {
    // Only the browser knows the page's own address, to which sign-in returns.
    setHref(fullPageLoginUrl({ config: loginBtnConfig, isMobile, locale }))
  }, [loginBtnConfig, isMobile, locale])
  useEffect(() => (link.current ? attachSignIn(link.current) : undefined), [])

  return (
    <a
      ref={link}
      className={styles.signIn}
      href={href}
      aria-haspopup={loginBtnConfig?.isIframe === false ? undefined : 'dialog'}
    >
      {words(locale).signIn}
    </a>
  )
}

function Greeting({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.greeting} data-disclosure="">
      <GreetingButton locale={locale} />
      <div className={styles.panel}>
        <Customer session={useSession()} locale={locale} />
        <ProfileLinks locale={locale} />
        <SignOutButton locale={locale} />
      </div>
    </div>
  )
}

function GreetingButton({ locale }: { readonly locale: Locale }) {
  const { info } = usePaintedSession()
  const { greeting, profile } = words(locale)
  const name = greetingName(info)
  return (
    <button
      type="button"
      aria-expanded="false"
      aria-label={info ? undefined : profile}
      data-greeting={greeting}
    >
      {info ? (
        <span>
          {!isNumber(name) && `${greeting} `}
          <b>{name}</b>
        </span>
      ) : (
        <span className={styles.pending} />
      )}
    </button>
  )
}
