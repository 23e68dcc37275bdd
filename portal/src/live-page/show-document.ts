/**
 * Shows another page of the portal in place of this one. Header and footer stay where both pages have the same ones; else
 * the whole body is replaced.
 */
import { track } from '@chowk/shell/behaviour'
import { pagePulse, pageSettingsName } from '../page/page-settings.ts'
import type { LoadedDocument } from './load-document.ts'
import { focusHeading, replaceContent, showAddress } from './page-change.ts'

export async function showDocument({ document: next, url }: LoadedDocument): Promise<void> {
  const main = document.getElementById('main')
  const nextMain = next.getElementById('main')
  if (!main || !nextMain) throw new Error('There is no page to show.')

  takeStyles(next)
  showAddress(url)
  document.title = next.title
  takeSettings(next)
  // Read before the page is taken out of the document that it came in.
  const { chrome } = next.body.dataset
  if (chrome === document.body.dataset.chrome) {
    takeLanguageSwitch(next)
    replaceContent(main, nextMain)
    // The header that stays has counted the first page, and one that comes counts its own; a frame is part of the page around it.
    if (chrome !== 'none') track.screen(pagePulse())
  } else {
    replaceContent(document.body, next.body)
    document.body.dataset.chrome = chrome
  }
  window.scrollTo(0, 0)
  // What asks for the focus has something to say; else the heading says what this page is. The heading is at the
  // top: styles that are still on their way must not make the browser look for it further down.
  const first = document.querySelector<HTMLElement>('main [autofocus]:not(h1)')
  if (first) first.focus()
  else focusHeading()
}

/** The header that stays leads to the page that comes, and to its step. */
function takeLanguageSwitch(next: Document): void {
  const there = next.querySelector('header a[hreflang]')?.getAttribute('href')
  if (there)
    for (const link of document.querySelectorAll('header a[hreflang]')) link.setAttribute('href', there)
}

/** The page's own come with it, as text; the policy of this one knows none but its own in a `<style>`. */
function takeStyles(next: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(next.querySelector('head style, head script[type="text/css"]')?.textContent ?? '')
  document.adoptedStyleSheets = [sheet]
  // In development they are linked.
  document.head.append(...next.head.querySelectorAll('link[rel=stylesheet]'))
}

function takeSettings(next: Document): void {
  const settings = `meta[name="${pageSettingsName}"]`
  const content = next.querySelector<HTMLMetaElement>(settings)?.content
  const own = document.querySelector<HTMLMetaElement>(settings)
  if (own && content) own.content = content
}
