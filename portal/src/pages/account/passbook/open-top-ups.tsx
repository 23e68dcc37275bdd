import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { address } from '../../../account/address.ts'
import { When } from '../../../account/when.tsx'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './passbook.module.css'
import { passbookCopy } from './passbook-copy.ts'
import type { ShownTopUp } from './passbook-facts.ts'

interface OpenTopUpsProps {
  readonly topUps: readonly ShownTopUp[]
  readonly locale: Locale
}

/** Money that was being added when the customer left the bank's page: a way back to it, or to its end. */
export function OpenTopUps({ topUps, locale }: OpenTopUpsProps): ReactNode {
  if (topUps.length === 0) return null
  const copy = passbookCopy[locale]
  return (
    <Section title={copy.open} lead={copy.openLead} id="being-added">
      <ul className={styles.holds}>
        {topUps.map(({ topUp, approvalPath }) => (
          <li key={topUp.id} className={styles.hold}>
            <div className={styles.what}>
              {approvalPath ? (
                <a href={href(approvalPath, locale)}>{copy.topUp.finish}</a>
              ) : (
                <a href={address('/passbook', locale, { topup: topUp.id })}>{copy.seeEnd}</a>
              )}
              <span className={styles.note}>
                {copy.since} <When at={topUp.startedAt} locale={locale} />
              </span>
            </div>
            <Money paise={topUp.amountPaise} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
