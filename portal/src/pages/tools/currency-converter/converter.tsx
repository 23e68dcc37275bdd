import { currencies, currencyRates, nameIn } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldRow } from '../../../ui/field-row.tsx'
import { Form } from '../../../ui/form.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { Select } from '../../../ui/select.tsx'
import {
  type AmountProblem,
  amountText,
  convert,
  currencyByCode,
  type KnownCurrency,
  rateDate,
  rateText,
  readAmount,
} from './convert.ts'
import styles from './converter.module.css'

interface ConverterProps {
  /** The page's own address, to which the form is sent. */
  readonly action: string
  readonly conversion: Conversion
}

/** By GET, so that the address of a conversion can be stored and shared. */
export function Converter({ action, conversion }: ConverterProps) {
  const locale = useLocale()
  const { typed, from, to, result } = conversion
  const words = wordsOf('converter')[locale]
  const error =
    'problem' in result
      ? fill(words.problems[result.problem], { code: from.code, decimals: from.decimals })
      : undefined
  const options = currencies.map(currency => ({
    value: currency.code,
    label: `${nameIn(locale, currency)} (${currency.code})`,
  }))
  return (
    <Card title={words.title} tone="raised">
      <Form method="get" action={action}>
        <ErrorSummary
          locale={locale}
          errors={error === undefined ? [] : [{ field: 'amount', message: error }]}
        />
        <FieldRow>
          <Field
            name="amount"
            label={words.amount}
            defaultValue={typed}
            error={error}
            inputMode="decimal"
            autoComplete="off"
          />
          <Select name="from" label={words.from} options={options} defaultValue={from.code} />
          <Select name="to" label={words.to} options={options} defaultValue={to.code} />
        </FieldRow>
        {'converted' in result && (
          <div className={styles.result} role="status">
            <p className={styles.sum}>
              <span className={styles.given}>{amountText(result.given, from)} =</span>
              <strong>{amountText(result.converted, to)}</strong>
            </p>
            <p className={styles.rate}>
              1 {from.code} = {rateText(from, to)} {to.code}
              {fullStop[locale]} {fill(words.asOf, { date: rateDate(locale) })}
            </p>
            <p className={styles.rate}>{currencyRates.note[locale]}</p>
          </div>
        )}
        <Actions>
          <Button text={words.submit} />
          <ButtonLink variant="quiet" href={`${action}?${swapped(conversion)}`} text={words.swap} />
        </Actions>
      </Form>
    </Card>
  )
}

/** The same amount in the other direction. */
function swapped({ typed, from, to }: Conversion): string {
  return new URLSearchParams({ amount: typed, from: to.code, to: from.code }).toString()
}

/** A conversion in an address: parsed, and answered or refused with a reason. */
export const conversionQuery = ['amount', 'from', 'to'] as const

export interface Conversion {
  readonly typed: string
  readonly from: KnownCurrency
  readonly to: KnownCurrency
  readonly result:
    | { readonly given: number; readonly converted: number }
    | { readonly problem: AmountProblem }
}

interface Starting {
  readonly amount: string
  readonly from: KnownCurrency
  readonly to: KnownCurrency
}

/** `starting` replaces missing values and unknown currencies. */
export function readConversion(query: Readonly<Record<string, string>>, starting: Starting): Conversion {
  const typed = query.amount ?? starting.amount
  const from = currencyByCode(query.from) ?? starting.from
  const to = currencyByCode(query.to) ?? starting.to
  const reading = readAmount(typed, from.decimals)
  if ('problem' in reading) return { typed, from, to, result: reading }
  const { minorUnits } = reading
  return { typed, from, to, result: { given: minorUnits, converted: convert(minorUnits, from, to) } }
}
