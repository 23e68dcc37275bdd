import type { ReactNode } from 'react'
import type { IconName } from '../../../icons/icons.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import styles from './key-list.module.css'

interface KeyItem {
  readonly id: string
  /** Where it is another than that of the list. */
  readonly icon?: IconName
  readonly name: string
  readonly facts: ReactNode
  readonly action: ReactNode
}

interface KeyListProps {
  readonly icon?: IconName
  readonly items?: readonly KeyItem[]
  /** Under the list: what can be done about all of it. */
  readonly after: ReactNode
}

/** What opens the account, each with a way to take it away. */
export function KeyList({ icon = 'key-round', items = [], after }: KeyListProps): ReactNode {
  return (
    <div className={styles.keys}>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ id, name, facts, action, ...item }) => (
            <li key={id} className={styles.key}>
              <IconTile name={item.icon ?? icon} />
              <div className={styles.text}>
                <p className={styles.name}>{name}</p>
                <p className={styles.facts}>{facts}</p>
              </div>
              {action}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.after}>{after}</div>
    </div>
  )
}
