/**
 * What many would type, filled in with one press. Apart from the form, whose code comes with the first touch: by then the
 * browser would have followed the link, which without a script leads to the page with that filled in.
 */
import { announce } from '@chowk/shell'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import pill from '../../ui/pill-links.module.css'
import styles from './amount-offers.module.css'

type AmountOffersProps = {
  /** The id of the field that they fill in, and its name for those who hear what was done. */
  readonly field: string
  readonly label: string
  readonly offers: readonly { readonly value: string; readonly label: string; readonly href: string }[]
}

export function AmountOffers({ field, label, offers }: AmountOffersProps): ReactNode {
  function fillIn(event: MouseEvent, offer: AmountOffersProps['offers'][number]) {
    const control = document.getElementById(field)
    if (!(control instanceof HTMLInputElement)) return
    event.preventDefault()
    control.value = offer.value
    // The form judges anew what was refused.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    announce(`${label}: ${offer.label}`)
  }
  return (
    <div className={classNames(pill.pills, styles.offers)}>
      {offers.map(offer => (
        <a key={offer.value} href={offer.href} onClick={event => fillIn(event, offer)}>
          {offer.label}
        </a>
      ))}
    </div>
  )
}
