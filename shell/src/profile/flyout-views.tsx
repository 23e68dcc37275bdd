/** The flyout's own content. Fetched with its data, when a customer first opens the sheet. */
import type { Pulse } from '../analytics/track.ts'
import type { FlyoutItem, FlyoutView } from '../calls/profile-flyout.ts'
import { localeHref } from '../environment/locale-href.ts'
import { Promotion } from '../promotion/promotion.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Locale } from '../words/words.ts'
import styles from './flyout.module.css'

export { fetchProfileFlyout } from '../calls/profile-flyout.ts'

export interface FlyoutViewsProps {
  readonly views: readonly FlyoutView[]
  readonly pulse?: Pulse
  readonly locale: Locale
}

export function FlyoutViews({ views, pulse, locale }: FlyoutViewsProps) {
  return views.map((view, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: views have no name, and their order never changes
    <View key={index} view={view} pulse={pulse} locale={locale} />
  ))
}

interface ViewProps {
  readonly view: FlyoutView
  readonly pulse?: Pulse
  readonly locale: Locale
}

function View({ view, pulse, locale }: ViewProps) {
  if (view.type === 'list-small-ti') return <SmallList items={view.items} locale={locale} />
  if (view.type === 'thin-banner')
    return view.items.map((item, index) => (
      <Promotion
        key={item.url}
        className={styles.banner}
        {...(item.promotion ?? { name: 'profile_flyout', creative: item.name, position: String(index + 1) })}
        pulse={pulse}
      >
        <FlyoutLink item={item} locale={locale} />
      </Promotion>
    ))
  return null
}

function SmallList({ items, locale }: { readonly items: readonly FlyoutItem[]; readonly locale: Locale }) {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <li key={item.url}>
          <FlyoutLink item={item} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

function FlyoutLink({ item, locale }: { readonly item: FlyoutItem; readonly locale: Locale }) {
  return (
    <a href={localeHref(item.url, locale)}>
      <Picture image={item.image_url} name={item.name} />
      <span>
        {item.name}
        {item.subtitle && <small>{item.subtitle}</small>}
      </span>
    </a>
  )
}
