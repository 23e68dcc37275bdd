/** '/currency-converter': any currency of the table into any other. */
import { currencies, hubOf, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { HubLayout, hubHead } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { href } from '../../../ui/link.ts'
import { PageRules } from '../../../ui/rules-in-force.tsx'
import { Section } from '../../../ui/section.tsx'
import { rateDate, rateText } from './convert.ts'
import { type Conversion, Converter, conversionQuery, readConversion } from './converter.tsx'
import { home, rupee } from './currency-pages.ts'

const hub = hubOf('currencies')

const copy = {
  en: {
    title: 'Currency Converter: rupees and 29 currencies',
    rates: 'What one unit is worth in rupees',
    caption: (date: string) => `Indicative rates of ${date}`,
    columns: ['Currency', 'Code', 'Rupees for one', 'For one rupee'],
    all: 'All currency pages',
  },
  hi: {
    title: 'मुद्रा परिवर्तक: रुपया और 29 मुद्राएँ',
    rates: 'एक इकाई के कितने रुपये',
    caption: (date: string) => `${date} की सांकेतिक दरें`,
    columns: ['मुद्रा', 'कोड', 'एक के रुपये', 'एक रुपये में'],
    all: 'सभी मुद्राओं के पेज',
  },
}

export const currencyConverterPage = page<Conversion>({
  pattern: hub.path,
  query: conversionQuery,
  screenName: 'currency_converter',
  verticalName: 'tools',
  load: ({ query }) => readConversion(query, { amount: '100', from: home.startingFrom, to: rupee }),
  head: (_conversion, { locale }) => ({
    ...hubHead(hub, locale),
    title: copy[locale].title,
    current: nameIn(locale, hub),
  }),
  View: CurrencyConverterView,
})

function CurrencyConverterView({ facts: conversion, context: { locale } }: ViewProps<Conversion>): ReactNode {
  const words = copy[locale]
  return (
    <HubLayout hub={hub} locale={locale}>
      <PageRules path={hub.path} locale={locale} />
      <Converter locale={locale} action={href(hub.path, locale)} conversion={conversion} />
      <Section title={words.rates}>
        <DataTable
          caption={words.caption(rateDate(locale))}
          columns={words.columns.map((label, index) => ({ label, numeric: index > 1 }))}
          rows={currencies
            .filter(({ code }) => code !== 'INR')
            .map(currency => [
              <a key="name" href={href(`${hub.path}/${currency.slug}`, locale)}>
                {nameIn(locale, currency)}
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
