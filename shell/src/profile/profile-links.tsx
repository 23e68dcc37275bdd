import { currentEnvironment } from '../environment/environment.ts'
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

/** Account pages stand in one place for every language, so these links are not localised. */
export function ProfileLinks({ locale }: { readonly locale: Locale }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, word, icon }) => (
        <li key={path}>
          <a href={currentEnvironment().href(path)}>
            <Icon name={icon} />
            {words(locale)[word]}
          </a>
        </li>
      ))}
    </ul>
  )
}
