import type { Locale } from '@chowk/shell/behaviour'

/** Says there, until the network is back, what its loss has come to. */
export function lostNetworkNotice(words: Readonly<Record<Locale, string>>, place: Element): HTMLElement {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.textContent = document.documentElement.lang === 'hi' ? words.hi : words.en
  addEventListener('online', () => notice.remove(), { once: true })
  place.append(notice)
  return notice
}
