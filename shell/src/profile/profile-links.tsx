import { localeHref } from '../environment/locale-href.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { type Locale, type Words, words } from '../words/words.ts'
import styles from './profile.module.css'

const links: readonly { readonly path: string; readonly word: keyof Words; readonly icon: IconName }[] = [
  { path: '/settings', word: 'viewProfile', icon: 'person' },
  { path: '/myorders', word: 'yourOrders', icon: 'orders' },
  { path: '/passbook', word: 'yourWallet', icon: 'wallet' },
  { path: '/care', word: 'help', icon: 'help' },
  { path: '/bbps', word: 'raiseDisputes', icon: 'dispute' },
]

export function ProfileLinks({ locale }: { readonly locale: Locale }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, word, icon }) => (
        <li key={path}>
          <a href={localeHref(path, locale)}>
            <Icon name={icon} />
            {words(locale)[word]}
          </a>
        </li>
      ))}
    </ul>
  )
}
