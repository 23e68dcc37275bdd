/**
 * What many would type, filled in with one press. Apart from the form, whose code comes with the first touch: by then the
 * browser would have followed the link, which without a script leads to the page with that filled in.
 */
import type { ReactNode } from 'react'
import { Behaviour } from '../../../islands/island.tsx'
import { classNames } from '../../../ui/class-names.ts'
import pill from '../../../ui/pill-links.module.css'
import { fillInAmount } from './amount-offers.behaviour.ts'
import styles from './amount-offers.module.css'

interface AmountOffersProps {
  readonly label: string
  readonly offers: readonly { readonly value: string; readonly label: string; readonly href: string }[]
}

export function AmountOffers({ label, offers }: AmountOffersProps): ReactNode {
  return (
    <Behaviour start={fillInAmount} when="load" props={{ field: 'amount', label }}>
      <div className={classNames(pill.pills, styles.offers)}>
        {offers.map(offer => (
          <a key={offer.value} href={offer.href} data-value={offer.value}>
            {offer.label}
          </a>
        ))}
      </div>
    </Behaviour>
  )
}
