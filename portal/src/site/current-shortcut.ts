/** Marks the shortcut of the page that is open. The header is kept as text, and each page puts its mark in. */
import { shortcutsIn } from '@chowk/catalog'
import { type Locale, localeHref } from '@chowk/shell'

export function withCurrentShortcut(html: string, locale: Locale, path: string): string {
  // Some name their host, which is the portal's own.
  const pathOf = (url: string) => url.replace(/^\{\w+\}/, '')
  const shortcut = shortcutsIn(locale).find(({ url }) => `${path}/`.startsWith(`${pathOf(url)}/`))
  if (!shortcut) return html
  const current = path === pathOf(shortcut.url) ? 'page' : 'true'
  const link = `<a href="${localeHref(shortcut.url, locale)}">`
  // A shortcut is a picture and a bare name; the menu's own links look otherwise.
  const rest = /^<svg[^>]*><use[^>]*><\/use><\/svg><span>/
  return html
    .split(link)
    .map((part, index, parts) => {
      if (index === parts.length - 1) return part
      return (
        part + (rest.test(parts[index + 1] ?? '') ? link.replace('>', ` aria-current="${current}">`) : link)
      )
    })
    .join('')
}
