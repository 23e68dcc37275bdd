import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from '../../../icons/icons.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './settings.module.css'

interface SettingsSectionProps extends Omit<ComponentProps<typeof Section>, 'children'> {
  readonly icon?: IconName
  readonly items?: readonly {
    readonly id: string
    /** Set if it differs from the list's icon. */
    readonly icon?: IconName
    readonly name: string
    readonly facts: ReactNode
    readonly action: ReactNode
  }[]
  /** Below the list: actions for all of it. */
  readonly after: ReactNode
}

/** A part of the settings: a list whose items each have an action, and actions for all of it below. */
export function SettingsSection({ icon = 'key-round', items = [], after, ...section }: SettingsSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.items}>
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ id, name, facts, action, ...item }) => (
              <li key={id} className={styles.item}>
                <IconTile name={item.icon ?? icon} />
                <div>
                  <p className={styles.itemName}>{name}</p>
                  <p className={styles.itemFacts}>{facts}</p>
                </div>
                {action}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.after}>{after}</div>
      </div>
    </Section>
  )
}
