/** '/currency-converter': any currency of the table into any other. */
import { currencies, type Hub, hubs, nameIn } from '@chowk/catalog'
import { Faq, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { faqPage } from '../../page/json-ld.ts'
import { page, type ViewProps } from '../../page/page.ts'
import { trail } from '../../ui/breadcrumbs.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'
import { href } from '../../ui/link.ts'
import { PageLayout } from '../../ui/page-layout.tsx'
import { PageRules } from '../../ui/rules-in-force.tsx'
import { Section } from '../../ui/section.tsx'
import { hubText } from '../hubs/hub-text.ts'
import { type Conversion, conversionQuery, readConversion } from './conversion.ts'
import { rateText } from './convert.ts'
import { Converter } from './converter.tsx'
import { home, rupee } from './currency-pages.ts'
import { rateDate } from './rate-date.ts'

interface ConverterFacts {
  readonly hub: Hub
  readonly conversion: Conversion
}

const copy = {
  en: {
    title: 'Currency Converter: rupees and 29 currencies',
    rates: 'What one unit is worth in rupees',
    caption: (date: string) => `Indicative rates of ${date}`,
    columns: ['Currency', 'Code', 'Rupees for one', 'For one rupee'],
    faq: 'Questions',
    all: 'All currency pages',
  },
  hi: {
    title: 'मुद्रा परिवर्तक: रुपया और 29 मुद्राएँ',
    rates: 'एक इकाई के कितने रुपये',
    caption: (date: string) => `${date} की सांकेतिक दरें`,
    columns: ['मुद्रा', 'कोड', 'एक के रुपये', 'एक रुपये में'],
    faq: 'सवाल',
    all: 'सभी मुद्राओं के पेज',
  },
}

export const currencyConverterPage = page<ConverterFacts>({
  pattern: home.path,
  query: conversionQuery,
  screenName: 'currency_converter',
  verticalName: 'tools',
  load({ path, query }) {
    const hub = hubs.find(one => one.path === path)
    const starting = { amount: '100', from: home.startingFrom, to: rupee }
    return hub && { hub, conversion: readConversion(query, starting) }
  },
  head: ({ hub }, { locale }) => ({
    title: copy[locale].title,
    description: hub.summary[locale],
    breadcrumbs: trail(locale),
    current: nameIn(locale, hub),
    jsonLd: [faqPage(questionsOf(hub, locale))],
  }),
  View: CurrencyConverterView,
})

function CurrencyConverterView({ facts, context }: ViewProps<ConverterFacts>): ReactNode {
  const { hub, conversion } = facts
  const { locale } = context
  const words = copy[locale]
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={trail(locale)}
      title={nameIn(locale, hub)}
      lead={hub.summary[locale]}
      picture={<IconTile name={hub.icon} size="large" />}
    >
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
      <Section title={words.faq} id="faq">
        <Faq name="faq" faqs={questionsOf(hub, locale)} />
      </Section>
    </PageLayout>
  )
}

function questionsOf({ id }: Hub, locale: Locale) {
  return hubText(id, locale).questions ?? []
}
