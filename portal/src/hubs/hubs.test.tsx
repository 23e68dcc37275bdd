import { fundHouses, type HubId, hubOf, investorPages, mutualFundCategories, schemes } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { calculation as sip } from '../calculators/calculations/sip-calculator.ts'
import type { VisitorPage } from '../page/page.ts'
import { contextAt, show } from '../page/test-page.tsx'
import { investorRelationsPage } from '../pages/reading/investor/investor-relations.page.tsx'
import { fundHousesPage } from '../pages/reading/mutual-funds/fund-houses.page.tsx'
import { mutualFundsPage } from '../pages/reading/mutual-funds/mutual-funds.page.tsx'
import { schemesPage } from '../pages/reading/mutual-funds/schemes.page.tsx'
import { hubText } from './hub-layout.tsx'

const pages: readonly (readonly [HubId, VisitorPage<object>])[] = [
  ['mutualFunds', mutualFundsPage],
  ['fundHouses', fundHousesPage],
  ['schemes', schemesPage],
  ['investorRelations', investorRelationsPage],
]

const htmlOf = async (hubPage: VisitorPage<object>, locale: Locale = 'en') =>
  (await show(hubPage, '', { locale })).html

test.each(pages)(
  '%s is at its path, with its words and questions, in both languages',
  async (id, hubPage) => {
    const hub = hubOf(id)
    expect(hubPage.pattern).toBe(hub.path)
    for (const locale of ['en', 'hi'] as const) {
      const html = await htmlOf(hubPage, locale)
      const { questions = [] } = hubText(id, locale)
      const head = hubPage.head({}, contextAt('', { locale }))
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain(hub.summary[locale].replaceAll("'", '&#x27;'))
      expect(html.match(/<details/g)?.length ?? 0).toBe(questions.length)
      expect(head.jsonLd?.length ?? 0).toBe(questions.length > 0 ? 1 : 0)
      expect(head.breadcrumbs?.at(0)?.path).toBe('/')
    }
  },
)

test('a hub below another has that one among its breadcrumbs', () => {
  const { breadcrumbs } = fundHousesPage.head({}, contextAt(''))
  expect(breadcrumbs?.map(({ path }) => path)).toEqual(['/', '/mutual-funds'])
})

test('every category, house, scheme and investor page is reached from its hub', async () => {
  const funds = await htmlOf(mutualFundsPage)
  for (const { slug } of mutualFundCategories) expect(funds).toContain(`/mutual-funds/${slug}"`)
  const houses = await htmlOf(fundHousesPage)
  for (const { slug } of fundHouses) expect(houses).toContain(`/mutual-funds/amc/${slug}"`)
  const listed = await htmlOf(schemesPage)
  for (const { slug, code } of schemes) expect(listed).toContain(`/mutual-funds/scheme/${slug}/${code}"`)
  const investors = await htmlOf(investorRelationsPage)
  for (const { path } of investorPages) expect(investors).toContain(`${path}"`)
})

test('the plan is asked by the names the SIP calculator reads', async () => {
  const html = await htmlOf(mutualFundsPage)
  const names = [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(3)
  for (const name of names) expect(Object.keys(sip.fields)).toContain(name)
})

test('the risk is stated on every page about funds', async () => {
  for (const hubPage of [mutualFundsPage, fundHousesPage, schemesPage])
    expect(await htmlOf(hubPage)).toContain('subject to market risks')
})
