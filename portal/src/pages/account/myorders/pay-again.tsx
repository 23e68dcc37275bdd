import { findCategory } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import type { OrderFacts, OrderViewProps } from './order-view-props.ts'
import { wishOf } from './wish-of.ts'

type Again = 'pay-again' | 'correct' | 'other-amount'

/** What the biller refused for what was typed would be refused again. A bill is looked up anew, and says what it takes. */
function againOf(payment: OrderFacts['payment']): Again {
  if (payment?.stage !== 'failed') return 'pay-again'
  if (payment.failure === 'refused-account') return 'correct'
  return payment.failure === 'refused-amount' && !payment.bill ? 'other-amount' : 'pay-again'
}

/** The way to pay the same once more, or first to what would be refused again. */
export function PayAgain({
  facts: { order, payment },
  context: { locale, csrfToken },
  variant,
}: OrderViewProps & { readonly variant: 'primary' | 'secondary' }): ReactNode {
  const copy = againCopy[locale]
  const category = findCategory(order.category)
  const again = againOf(payment)
  if (payment ?? wishOf(order))
    return (
      <ButtonForm action={href(`/myorders/${order.id}`, locale)} csrfToken={csrfToken}>
        <Button variant={variant} name="do" value={again}>
          {copy[again]}
        </Button>
      </ButtonForm>
    )
  if (!category) return null
  return (
    <ButtonLink variant={variant} href={href(category.path, locale)}>
      {copy['pay-again']}
    </ButtonLink>
  )
}

const againCopy: Record<Locale, Record<Again, string>> = {
  en: {
    'pay-again': 'Pay again',
    correct: 'Correct the details',
    'other-amount': 'Choose another amount',
  },
  hi: {
    'pay-again': 'फिर से भुगतान करें',
    correct: 'जानकारी ठीक करें',
    'other-amount': 'दूसरी रकम चुनें',
  },
}
