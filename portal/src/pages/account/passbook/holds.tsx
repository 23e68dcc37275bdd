import type { WalletHold } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { When } from '../../../account/when.tsx'
import { Money } from '../../../ui/money.tsx'
import { Section } from '../../../ui/section.tsx'
import { OrderLink } from './order-link.tsx'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'
import { whatFor } from './what-for.ts'

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
        {holds.map(hold => (
          <li key={hold.id} className={styles.hold}>
            <div className={styles.what}>
              <OrderLink reference={hold.reference} locale={locale}>
                {whatFor(hold, locale)}
              </OrderLink>
              <span className={styles.note}>
                {copy.since} <When at={hold.at} locale={locale} />
              </span>
            </div>
            <Money paise={hold.amountPaise} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
