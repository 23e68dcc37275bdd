/** The shell's header on the page of a vertical that is not written in React: complete as HTML, and started by shell.js. */
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FragmentParameters } from '../fragments/parameters.ts'
import { brandInHeader } from '../page/brand.ts'
import { langOf } from '../page/in-html.ts'
import { otherThan } from '../page/locale-path.ts'
import { listsIn } from './site-header.tsx'

export const hostHeader = (asked: FragmentParameters): string =>
  renderToStaticMarkup(<HostHeader {...asked} />)

function HostHeader({ locale = 'en', languageLink, ...asked }: FragmentParameters): ReactNode {
  const { sections: _, showScrollTopBtn: __, verticalName: ___, screenName: ____, ...props } = asked
  return (
    <Header
      {...props}
      {...listsIn(locale)}
      {...brandInHeader()}
      locale={locale}
      languageLink={languageLink && <LanguageLink locale={locale} href={languageLink} />}
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
