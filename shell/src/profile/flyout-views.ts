/** The storefront's offers as elements. This module is fetched with their data, when a customer first opens the sheet. */

import type { FlyoutItem, FlyoutView } from '../calls/profile-flyout.ts'
import { localeHref } from '../environment/environment.ts'
import { startPromotion } from '../promotion/start-promotion.ts'
import type { Pulse } from '../props/header-props.ts'
import { element } from '../ui/element.ts'
import { pictureOf } from '../ui/picture-of.ts'
import type { Locale } from '../words/words.ts'
import styles from './flyout.module.css'

export { fetchProfileFlyout } from '../calls/profile-flyout.ts'

interface ViewContext {
  readonly locale: Locale
  readonly pulse: Pulse
}

export function viewsOf(views: readonly FlyoutView[], context: ViewContext): Element[] {
  return views.flatMap(({ type, items }) => {
    if (type === 'list-small-ti') return [smallList(items, context)]
    return type === 'thin-banner' ? items.map((item, index) => banner(item, index, context)) : []
  })
}

const smallList = (items: readonly FlyoutItem[], { locale }: ViewContext): Element =>
  element('ul', { className: styles.list }, ...items.map(item => element('li', {}, linkOf(item, locale))))

function banner(item: FlyoutItem, index: number, { locale, pulse }: ViewContext): Element {
  const block = element('div', { className: styles.banner }, linkOf(item, locale))
  block.dataset.promotion = 'active'
  const facts = item.promotion ?? { name: 'profile_flyout', creative: item.name, position: String(index + 1) }
  startPromotion(block, facts, pulse)
  return block
}

function linkOf({ name, url, image_url, subtitle }: FlyoutItem, locale: Locale): Element {
  const text = element('span', {}, name, ...(subtitle ? [element('small', {}, subtitle)] : []))
  return element('a', { href: localeHref(url, locale) }, pictureOf(image_url, name), text)
}
