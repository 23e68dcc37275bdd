import type { WalletHold } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { When } from '../account/when.tsx'
import { OrderLink } from './order-link.tsx'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'

interface HoldsProps {
  readonly holds: readonly WalletHold[]
  readonly locale: Locale
}

export function Holds({ holds, locale }: HoldsProps): ReactNode {
  if (holds.length === 0) return null
  const copy = passbookCopy[locale]
  return (
    <Section title={copy.held} lead={copy.heldLead} id="set-aside">
      <ul className={styles.holds}>
        {holds.map(({ id, description, reference, amountPaise, at }) => (
          <li key={id} className={styles.hold}>
            <div className={styles.what}>
              <OrderLink reference={reference} locale={locale}>
                {description}
              </OrderLink>
              <span className={styles.note}>
                {copy.since} <When at={at} locale={locale} />
              </span>
            </div>
            <Money paise={amountPaise} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
