/** '/currency-converter': any currency of the table into any other. */
import { currencies, currencyRates, hubOf, nameIn } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { HubLayout, hubHead } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { href } from '../../../ui/link.ts'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { dollar, rateDate, rateText, rupee } from './convert.ts'
import { type Conversion, Converter, conversionQuery, readConversion } from './converter.tsx'

const hub = hubOf('currencies')

const copy = wordsOf('currencyConverter')

export const currencyConverterPage = page<Conversion>({
  pattern: hub.path,
  query: conversionQuery,
  screenName: 'currency_converter',
  verticalName: 'tools',
  load: ({ query }) => readConversion(query, { amount: '100', from: dollar, to: rupee }),
  head: (_conversion, { locale }) => ({
    ...hubHead(hub, locale),
    title: copy[locale].title,
    current: nameIn(locale, hub),
  }),
  View: CurrencyConverterView,
})

function CurrencyConverterView({ facts: conversion, context: { locale } }: ViewProps<Conversion>) {
  const words = copy[locale]
  return (
    <HubLayout hub={hub}>
      <PageRules path={hub.path} />
      <Converter action={href(hub.path, locale)} conversion={conversion} />
      <Section title={words.rates}>
        <DataTable
          caption={fill(words.caption, { date: rateDate(locale) })}
          columns={words.columns.map((label, index) => ({ label, numeric: index > 1 }))}
          rows={currencies
            .filter(({ code }) => code !== 'INR')
            .map(currency => [
              <a key="name" href={href(`${hub.path}/${currency.slug}`, locale)}>
                {currencyRates.rates[currency.code].basis === 'estimate'
                  ? fill(words.estimate, { name: nameIn(locale, currency) })
                  : nameIn(locale, currency)}
              </a>,
              currency.code,
              rateText(currency, rupee),
              rateText(rupee, currency),
            ])}
        />
        <p>
          <a href={href(`${hub.path}/sitemap`, locale)}>{words.all}</a>
        </p>
      </Section>
    </HubLayout>
  )
}
