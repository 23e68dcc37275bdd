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

  // Read before the page is moved out of its own document.
  const { chrome } = next.body.dataset
  await withFade(chrome, () => {
    adoptStyles(next)
    showAddress(url)
    document.title = next.title
    replaceSettings(next)
    if (chrome === document.body.dataset.chrome) {
      replaceLanguageSwitch(next)
      replaceContent(main, nextMain)
      // The header that stays has counted the first page, and a new header counts its own; a frame is part of the page around it.
      if (chrome !== 'none') track.screen(pagePulse())
    } else {
      replaceContent(document.body, next.body)
      document.body.dataset.chrome = chrome
    }
    window.scrollTo(0, 0)
    // An element with autofocus has something to announce; otherwise the heading names the page. The heading is at the
    // top: late styles must not make the browser scroll to it further down.
    const first = document.querySelector<HTMLElement>('main [autofocus]:not(h1)')
    if (first) first.focus()
    else focusHeading()
  })
}

/** From one step of a payment to the next, as long as the page's own styles say; the change itself is made in any case. */
async function withFade(chrome: string | undefined, change: () => void): Promise<void> {
  const isStep = chrome === 'paying' && document.body.dataset.chrome === chrome
  const isStill = !isStep || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return change()
  const { updateCallbackDone, finished, ready } = document.startViewTransition(change)
  // A transition that is skipped, as in a hidden tab, is no error.
  for (const skipped of [ready, finished]) skipped.catch(() => {})
  await updateCallbackDone
}

/** Makes the header that stays link to the new page and its step in the other language. */
function replaceLanguageSwitch(next: Document): void {
  const there = next.querySelector('header a[hreflang]')?.getAttribute('href')
  if (there)
    for (const link of document.querySelectorAll('header a[hreflang]')) link.setAttribute('href', there)
}

/** The new page's styles come with it as text, because this page's policy allows only its own `<style>`. */
function adoptStyles(next: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(next.querySelector('head style, head script[type="text/css"]')?.textContent ?? '')
  document.adoptedStyleSheets = [sheet]
  // In development the document links its style sheets instead.
  document.head.append(...next.head.querySelectorAll('link[rel=stylesheet]'))
}

function replaceSettings(next: Document): void {
  const settings = `meta[name="${pageSettingsName}"]`
  const content = next.querySelector<HTMLMetaElement>(settings)?.content
  const own = document.querySelector<HTMLMetaElement>(settings)
  if (own && content) own.content = content
}
