/** One currency against the rupee, such as '/currency-converter/us-dollar'. */

import pages from 'virtual:content/currencies'
import { currencies, currencyRates, destinationAt, hubOf, nameIn, type RateBasis } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { documentsOf } from '../../../content/documents.ts'
import type { DocumentOf } from '../../../content/kinds.ts'
import { ruleValue } from '../../../content/rule-values.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { catalogTrail } from '../../../hubs/hub-layout.tsx'
import { faqPage } from '../../../page/json-ld.ts'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { Card } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Questions } from '../../../ui/questions.tsx'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { amountText, convert, dollar, type KnownCurrency, rateDate, rateText, rupee } from './convert.ts'
import styles from './converter.module.css'
import { type Conversion, Converter, conversionQuery, readConversion } from './converter.tsx'

const hub = hubOf('currencies')

const currencyText = documentsOf<DocumentOf<'currencies'>>(pages)

/** Round amounts that people look up: 1, 5, 10 … dollars, but 1,000, 5,000 … rupiah. */
const steps = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000] as const

/** In whole units of the currency. */
function usualAmounts({ code }: KnownCurrency): readonly number[] {
  const { microRupees } = currencyRates.rates[code]
  // The steps are multiplied by 100 for units worth about a rupee or less, and by 1,000 for units worth less than a
  // few paise.
  const scale = microRupees > 2_000_000 ? 1 : microRupees >= 50_000 ? 100 : 1_000
  return steps.map(step => step * scale)
}

interface CurrencyFacts {
  readonly currency: KnownCurrency
  /** The rupee, or the dollar on the rupee's own page. */
  readonly other: KnownCurrency
  readonly conversion: Conversion
}

export const currencyPage = page<CurrencyFacts>({
  pattern: `${hub.path}/:currency`,
  query: conversionQuery,
  screenName: 'currency',
  verticalName: 'tools',
  load({ params, query }) {
    const currency = currencies.find(({ slug }) => slug === params.currency)
    if (!currency) return undefined
    const other = currency.code === rupee.code ? dollar : rupee
    const amount = String(usualAmounts(currency)[4])
    return { currency, other, conversion: readConversion(query, { amount, from: currency, to: other }) }
  },
  head({ currency, other }, { locale, path }) {
    const name = destinationAt(path)?.title[locale] ?? nameIn(locale, currency)
    const words = wordsOf('currency')[locale]
    return {
      title: `${name} (${currency.code} – ${other.code})`,
      description: fill(words.description, {
        name: nameIn(locale, currency),
        rate: oneInRupees(currency, other),
        date: rateDate(locale),
      }),
      ...catalogTrail(path, locale, currency),
      jsonLd: [faqPage(questionsOf(currency, other, locale))],
    }
  },
  View: CurrencyView,
})

const oneInRupees = (currency: KnownCurrency, other: KnownCurrency): string =>
  `1 ${currency.code} = ${rateText(currency, other)} ${other.code}`

function CurrencyView({ facts, context }: ViewProps<CurrencyFacts>) {
  const { currency, other, conversion } = facts
  const { locale, path } = context
  const words = wordsOf('currency')[locale]
  const note = currencyText(currency.slug, locale)
  const name = nameIn(locale, currency)
  return (
    <PageLayout
      title={destinationAt(path)?.title[locale] ?? name}
      lead={fill(words.lead, { rate: oneInRupees(currency, other), date: rateDate(locale) })}
      picture={<Monogram name={currency.code} locale={locale} size="large" />}
      aside={
        <Card title={words.facts}>
          <FactList
            facts={[
              { label: words.code, value: currency.code },
              { label: words.symbol, value: <bdi>{currency.symbol}</bdi> },
              { label: words.place, value: currency.place[locale] },
              { label: words.issuer, value: note.issuer },
              { label: words.division, value: note.division },
              { label: words.asOf, value: rateDate(locale) },
            ]}
          />
        </Card>
      }
    >
      <PageRules path={path} />
      <Converter action={href(path, locale)} conversion={conversion} />
      <ProseSection title={fill(words.about, { name })} text={note.text}>
        <p>{words.basis[basisOf(currency)]}</p>
      </ProseSection>
      <Section title={words.tables}>
        <div className={styles.tables}>
          <AmountsTable from={currency} to={other} />
          <AmountsTable from={other} to={currency} />
        </div>
      </Section>
      <Questions faqs={questionsOf(currency, other, locale)} />
      <LinkSection
        title={words.others}
        density="compact"
        links={currencies
          .filter(({ code }) => code !== currency.code)
          .map(another => ({ name: nameIn(locale, another), link: `${hub.path}/${another.slug}` }))}
      />
    </PageLayout>
  )
}

function AmountsTable({ from, to }: { readonly from: KnownCurrency; readonly to: KnownCurrency }) {
  const locale = useLocale()
  return (
    <DataTable
      caption={fill(wordsOf('currency')[locale].caption, {
        from: nameIn(locale, from),
        to: nameIn(locale, to),
      })}
      columns={[{ label: from.code }, { label: to.code, numeric: true }]}
      rows={usualAmounts(from).map(units => {
        const minorUnits = units * 10 ** from.decimals
        return [amountText(minorUnits, from), amountText(convert(minorUnits, from, to), to)]
      })}
    />
  )
}

const basisOf = ({ code }: KnownCurrency): RateBasis => currencyRates.rates[code].basis

function questionsOf(currency: KnownCurrency, other: KnownCurrency, locale: Locale) {
  return fill(wordsOf('currency')[locale].questions, {
    name: nameIn(locale, currency),
    rate: oneInRupees(currency, other),
    reverse: oneInRupees(other, currency),
    date: rateDate(locale),
    dollars: ruleValue('remittances.upToDollars', locale) ?? '',
  })
}
