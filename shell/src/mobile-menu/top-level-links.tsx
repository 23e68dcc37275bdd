import type { MenuItem } from '../calls/menu.ts'
import { localeHref } from '../environment/locale-href.ts'
import { linkOf } from '../navigation/menu-shape.ts'
import type { Locale } from '../words/words.ts'
import { isShownOnMobile } from './shown-tags.ts'

export function TopLevelLinks({
  menu,
  locale,
}: {
  readonly menu: readonly MenuItem[]
  readonly locale: Locale
}) {
  return menu.map(item => {
    const link = linkOf(item)
    if (!link || !isShownOnMobile(item.tag)) return null
    return (
      <li key={item.id ?? item.name}>
        <a href={localeHref(link, locale)}>{item.name}</a>
      </li>
    )
  })
}
