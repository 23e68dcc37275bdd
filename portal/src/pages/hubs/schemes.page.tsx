/** '/mutual-funds/scheme': the schemes with a page, their houses, categories and AMFI codes. */
import { fundHouses, mutualFundCategories, nameIn, type Scheme, schemes } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { page } from '../../page/page.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { HubLayout, hubHead } from './hub-layout.tsx'
import { hubOf } from './hub-of.ts'
import { mutualFundsCopy } from './mutual-funds-copy.ts'

const hub = hubOf('schemes')

export const schemesPage = page<object>({
  pattern: hub.path,
  screenName: 'schemes',
  verticalName: 'mutual_funds',
  load: () => ({}),
  head: (_facts, { locale }) => hubHead(hub, locale),
  View: ({ context: { locale } }) => {
    const copy = mutualFundsCopy[locale]
    return (
      <HubLayout hub={hub} locale={locale}>
        <Section title={copy.schemes}>
          <DataTable
            caption={copy.schemes}
            hideCaption
            columns={[copy.scheme, copy.house, copy.category, copy.code].map(label => ({ label }))}
            rows={schemes.map(scheme => cellsOf(scheme, locale))}
          />
        </Section>
        <Notice>{copy.risk}</Notice>
      </HubLayout>
    )
  },
})

function cellsOf(scheme: Scheme, locale: Locale): readonly ReactNode[] {
  const house = fundHouses.find(({ slug }) => slug === scheme.house)
  const category = mutualFundCategories.find(({ slug }) => slug === scheme.category)
  return [
    <a key="scheme" href={href(`${hub.path}/${scheme.slug}/${scheme.code}`, locale)}>
      {nameIn(locale, scheme)}
    </a>,
    house && (
      <a key="house" href={href(`${hubOf('fundHouses').path}/${house.slug}`, locale)}>
        {nameIn(locale, house)}
      </a>
    ),
    category && (
      <a key="category" href={href(`${hubOf('mutualFunds').path}/${category.slug}`, locale)}>
        {nameIn(locale, category)}
      </a>
    ),
    scheme.code,
  ]
}
