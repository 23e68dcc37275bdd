/** The biller's form with its values, for a customer who goes back to it from the payment. */

import type { Biller } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../content/words.ts'
import { Card } from '../../../ui/card.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import { BillerDetails } from '../../bills/provider/biller-details.tsx'
import { questionsOf } from '../../bills/provider/questions-of.ts'
import type { PayLayoutProps } from './pay-layout.tsx'

interface DetailsCardProps {
  readonly biller: Biller
  readonly parameters: Readonly<Record<string, string>>
  readonly errors?: readonly FieldError[]
  readonly locale: Locale
}

export function DetailsCard({ biller, parameters, errors = [], locale }: DetailsCardProps): ReactNode {
  return (
    <Card tone="raised" title={wordsOf('pay')[locale].yourDetails}>
      <BillerDetails
        locale={locale}
        action={href(biller.provider.path, locale)}
        questions={questionsOf(biller.provider, locale)}
        values={{ ...parameters, ...(biller.board && { board: biller.board.slug }) }}
        errors={errors}
      />
    </Card>
  )
}

export function detailsPlace(
  { category, provider }: Biller,
  locale: Locale,
): Pick<PayLayoutProps, 'stage' | 'what' | 'back'> {
  const { whats } = wordsOf('pay')[locale]
  const what = category.flow === 'bill' ? whats.bill : whats.amount
  return { stage: 'details', what, back: href(provider.path, locale) }
}
