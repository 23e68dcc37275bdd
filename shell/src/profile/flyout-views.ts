/** The offers as elements. Fetched with their data, when a customer first opens the sheet. */
import type { Pulse } from '../analytics/track.ts'
import type { FlyoutItem, FlyoutView } from '../calls/profile-flyout.ts'
import { localeHref } from '../environment/locale-href.ts'
import { startPromotion } from '../promotion/start-promotion.ts'
import { pictureOf } from '../ui/picture-of.ts'
import type { Locale } from '../words/words.ts'
import styles from './flyout.module.css'

export { fetchProfileFlyout } from '../calls/profile-flyout.ts'

interface Place {
  readonly locale: Locale
  readonly pulse: Pulse
}

export function viewsOf(views: readonly FlyoutView[], place: Place): Element[] {
  return views.flatMap(({ type, items }) => {
    if (type === 'list-small-ti') return [smallList(items, place)]
    return type === 'thin-banner' ? items.map((item, index) => banner(item, index, place)) : []
  })
}

function smallList(items: readonly FlyoutItem[], { locale }: Place): Element {
  const list = document.createElement('ul')
  list.className = styles.list ?? ''
  for (const item of items) {
    const entry = document.createElement('li')
    entry.append(linkOf(item, locale))
    list.append(entry)
  }
  return list
}

function banner(item: FlyoutItem, index: number, { locale, pulse }: Place): Element {
  const block = document.createElement('div')
  block.className = styles.banner ?? ''
  block.dataset.promotion = 'active'
  block.append(linkOf(item, locale))
  const facts = item.promotion ?? { name: 'profile_flyout', creative: item.name, position: String(index + 1) }
  startPromotion(block, facts, pulse)
  return block
}

function linkOf({ name, url, image_url, subtitle }: FlyoutItem, locale: Locale): Element {
  const link = document.createElement('a')
  link.href = localeHref(url, locale)
  const text = document.createElement('span')
  text.append(name)
  if (subtitle) text.append(Object.assign(document.createElement('small'), { textContent: subtitle }))
  link.append(pictureOf(image_url, name), text)
  return link
}
