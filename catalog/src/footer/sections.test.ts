import { describe, expect, test } from 'vitest'
import { calculators } from '../money-tools/calculators.ts'
import { repeated } from '../test-integrity.ts'
import { companyLinks, footerSections, investorLinks } from './sections.ts'

const items = footerSections.flatMap(section => section.items)
const everyLink = [...items, ...items.flatMap(item => item.subItems ?? [])]

const under = (tag: string) =>
  items
    .filter(item => item.tag === tag)
    .flatMap(item => [item.link, ...(item.subItems ?? []).map(({ link }) => link)])

describe('the footer', () => {
  test('has the six sections in their order', () => {
    expect(footerSections.map(({ id, title }) => [id, title])).toEqual([
      [7, 'Recharges and bill payments'],
      [8, 'Pay Loan EMI / Insurance Premiums / Education Fee'],
      [9, 'Book Travel & Entertainment'],
      [11, 'Investments & Miscellaneous'],
      [12, 'Loans and Credit Cards'],
      [13, 'Financial Tools & Calculators'],
    ])
  })

  test('holds about 900 links, each once', () => {
    expect(everyLink.length).toBeGreaterThan(900)
    expect(everyLink.length).toBeLessThan(1000)
    expect(repeated(everyLink.map(({ link }) => link))).toEqual([])
  })

  test('one localeKey means one name', () => {
    const names = new Map<string, string>()
    for (const { localeKey, name } of [...everyLink, ...companyLinks, ...investorLinks]) {
      expect(names.get(localeKey) ?? name).toBe(name)
      names.set(localeKey, name)
    }
  })

  test('orders each section for the phone without ties', () => {
    for (const section of footerSections) {
      const orders = section.items.flatMap(({ mWebOrder }) => (mWebOrder ? `mWebOrder: ${mWebOrder}` : []))
      expect(repeated(orders), section.title).toEqual([])
    }
  })
})

describe('the footer covers', () => {
  test.each([
    ['movies', 1 + 40],
    ['upcoming-movies', 1 + 18 + 14],
    ['bus', 1 + 40 + 1],
    ['flights', 3 + 30 + 20],
    ['trains', 1 + 7 + 30 + 1],
    ['events', 1 + 15],
    ['mutual-funds', 3 + 43 + 45 + 20],
    ['nps', 1],
    ['credit', 5],
    ['calculators', 1 + calculators.length],
    ['currency', 1 + 30 + 1],
    ['ifsc', 1 + 40 + 1],
  ])('%s with %i links', (tag, count) => {
    expect(under(tag)).toHaveLength(count)
  })

  test.each([
    '/movies/mumbai',
    '/movies/upcoming-movies/comedy',
    '/movies/upcoming-movies/tamil',
    '/bus-tickets/delhi-to-manali-booking',
    '/bus-tickets/sitemap',
    '/flights/domestic',
    '/flights/international',
    '/flights/delhi-to-mumbai-flight-tickets',
    '/train-tickets/running-status',
    '/train-tickets/pnr-status',
    '/train-tickets/railway-enquiry',
    '/train-tickets/seat-availability',
    '/train-tickets/tatkal-reservation',
    '/train-tickets/cancellation',
    '/train-tickets/account-login',
    '/train-tickets/delhi-to-agra-trains',
    '/train-tickets/sitemap',
    '{events}/mumbai',
    '/mutual-funds/elss-funds',
    '/mutual-funds/amc/hdfc-mutual-fund',
    '/mutual-funds/scheme/parag-parikh-flexi-cap-fund-direct-plan-growth/122639',
    '/nps',
    '/postpaid',
    '/credit-cards',
    '/personal-loan',
    '{creditReport}/credit-report',
    '{creditReport}/free-credit-score',
    '/tools/emi-calculator',
    '/currency-converter/sitemap',
    '/ifsc-code/sitemap',
    '/mobile-recharge/jio',
    '/postpaid-bill-payment/airtel',
    '/datacard-recharge',
    '/dth-recharge/tata-play',
    '/electricity-bill-payment/new-delhi',
    '/electricity-bill-payment/west-bengal',
    '/education-fee-payment',
    '/google-play-recharge',
    '{main}/fastag-recharge',
    '/qr-code-scanner',
    '/service-agent',
  ])('%s', link => {
    expect(everyLink.map(item => item.link)).toContain(link)
  })

  test('the company and its investors', () => {
    expect(companyLinks).toHaveLength(13)
    expect(companyLinks.map(({ link }) => link)).toContain('/important-updates')
    expect(investorLinks).toHaveLength(13)
    expect(
      investorLinks.every(({ link }) => link.startsWith('{investorRelations}/investor-relations/')),
    ).toBe(true)
  })
})

test('events open beside the portal, in a tab of their own', () => {
  expect(items.find(item => item.tag === 'events')?.target).toBe('_blank')
})
