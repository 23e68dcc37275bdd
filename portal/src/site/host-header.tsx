/** The shell's header on the page of a vertical that is not written in React: complete as HTML, and woken by shell.js. */
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { langOf } from '../page/in-html.ts'
import { otherThan } from '../page/locale-path.ts'
import { headerContentIn } from '../page/page-settings.ts'
import { mayFrameSignIn } from './frame-sign-in.ts'

export type HostHeaderProps = {
  readonly locale: Locale
  readonly activePage?: string | undefined
  readonly showLoginBtn?: boolean | undefined
  readonly showHeaderTag?: boolean | undefined
  readonly showImportantUpdate?: boolean | undefined
  readonly showUtilityBar?: boolean | undefined
  readonly redirectUrl?: string | undefined
  readonly languageLink?: string | undefined
  readonly verticalName?: string | undefined
  readonly screenName?: string | undefined
  /** Where it is not the specification's. */
  readonly brandName?: string
  readonly showSampleLabel?: boolean
}

/** The browser keeps what the server sent. */
const inDocument = { menuData: 'in-document', utilityItems: 'in-document' } as const

export function HostHeader({ verticalName, screenName, languageLink, ...props }: HostHeaderProps): ReactNode {
  const { menuData, utilityItems } = headerContentIn(props.locale) ?? inDocument
  return (
    <Header
      {...props}
      menuData={menuData}
      utilityItems={utilityItems}
      languageLink={languageLink && <LanguageLink locale={props.locale} href={languageLink} />}
      loginBtnConfig={{ isIframe: mayFrameSignIn() }}
      pulseData={{ screenName, vertical_name: verticalName }}
    />
  )
}

function LanguageLink({ locale, href }: { readonly locale: Locale; readonly href: string }): ReactNode {
  const lang = langOf(otherThan(locale))
  return (
    <a href={href} hrefLang={lang} lang={lang}>
      {locale === 'hi' ? 'English' : 'हिन्दी'}
    </a>
  )
}
