/** What the header shows on the portal: the catalogue's menu and shortcuts, and the search box. Never in the browser. */
import { type MenuItem, menuIn, notYetWords, shortcutsIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import type { HeaderContent } from '../page/page-settings.ts'
import { SearchBox } from '../search/search-box.island.tsx'
import { answeredLink } from './answered-link.ts'
import { languageSwitch } from './language-switch.ts'

export const headerContent = (locale: Locale): HeaderContent => ({
  menuData: menuIn(locale).map(item => withAnsweredEvents(item, locale)),
  utilityItems: shortcutsIn(locale),
  search: (
    <div data-kept="">
      <Island component={SearchBox} when="interaction" props={{ locale }} />
    </div>
  ),
  languageLink: <LanguageLink locale={locale} />,
})

function withAnsweredEvents({ url_type, ...item }: MenuItem, locale: Locale): MenuItem {
  if (url_type && answeredLink(item.seourl, '/events') === '/events')
    return { ...item, seourl: '/events', subtitle: notYetWords[locale] }
  const items = item.items?.map(each => withAnsweredEvents(each, locale))
  return { ...item, ...(url_type && { url_type }), ...(items && { items }) }
}

function LanguageLink({ locale }: { locale: Locale }): ReactNode {
  const { href, label, lang } = languageSwitch(locale)
  return (
    <div data-kept="">
      <a href={href} hrefLang={lang} lang={lang}>
        {label}
      </a>
    </div>
  )
}
