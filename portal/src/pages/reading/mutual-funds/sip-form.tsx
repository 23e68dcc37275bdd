/** The way into investing: a sum, some years and an assumed return, answered by the SIP calculator. */
import type { MutualFundGroup } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'

/** To start the form with, in per cent a year: no fund promises a return, so the field says that it is an assumption. */
const assumedReturns: Readonly<Record<MutualFundGroup, number>> = { equity: 10, hybrid: 8, debt: 6, other: 8 }

const copy = {
  en: {
    title: 'What could a monthly sum become?',
    monthly: 'Invested each month (Rs.)',
    monthlyHint: 'For example 2,000',
    years: 'For how many years',
    yearsHint: '1 to 40',
    return: 'Assumed return (% a year)',
    returnHint: 'Your guess: no fund promises one',
    submit: 'Calculate',
  },
  hi: {
    title: 'हर महीने की रकम कितनी हो सकती है?',
    monthly: 'हर महीने निवेश (₹)',
    monthlyHint: 'जैसे 2,000',
    years: 'कितने साल',
    yearsHint: '1 से 40',
    return: 'माना हुआ रिटर्न (% सालाना)',
    returnHint: 'आपका अनुमान: कोई फ़ंड वादा नहीं करता',
    submit: 'गणना करें',
  },
}

interface SipFormProps {
  readonly locale: Locale
  readonly group: MutualFundGroup
}

/** By GET, since a result is worth sharing; the calculator checks what was typed and keeps it. */
export function SipForm({ locale, group }: SipFormProps): ReactNode {
  const words = copy[locale]
  return (
    <Card tone="raised" title={words.title}>
      <Form method="get" action={href('/tools/sip-calculator', locale)}>
        <FieldRow>
          <Field
            name="monthly"
            label={words.monthly}
            hint={words.monthlyHint}
            defaultValue="5,000"
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            name="years"
            label={words.years}
            hint={words.yearsHint}
            defaultValue="10"
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            name="return"
            label={words.return}
            hint={words.returnHint}
            defaultValue={assumedReturns[group]}
            inputMode="decimal"
            autoComplete="off"
          />
        </FieldRow>
        <Actions>
          <Button>{words.submit}</Button>
        </Actions>
      </Form>
    </Card>
  )
}
