/** The shell's header on the page of a vertical that is not written in React: complete as HTML, and started by shell.js. */
import { shortcutsIn } from '@chowk/catalog'
import { Header } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FragmentParameters } from '../fragments/parameters.ts'
import { brandInHeader } from '../page/brand.ts'
import { languageSwitch } from './language-switch.ts'
import { LanguageLink, menuFor } from './site-header.tsx'

export const hostHeader = (asked: FragmentParameters): string =>
  renderToStaticMarkup(<HostHeader {...asked} />)

function HostHeader({ locale = 'en', languageLink, ...asked }: FragmentParameters): ReactNode {
  const { sections: _, showScrollTopBtn: __, verticalName: ___, screenName: ____, ...props } = asked
  return (
    <Header
      {...props}
      menuData={menuFor(locale)}
      utilityItems={shortcutsIn(locale)}
      {...brandInHeader()}
      locale={locale}
      languageLink={languageLink && <LanguageLink {...languageSwitch(locale)} href={languageLink} />}
    />
  )
}
