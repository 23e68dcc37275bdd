// A claim of an approval or a licence is shown only when the settings say that the brand holds it.
import { type Licence, specifiedBrand } from '@chowk/shell'
import { afterEach, expect, test } from 'vitest'
import { companyPage } from '../pages/reading/company/company.page.tsx'
import { hostFooter } from '../site/site-footer.tsx'
import { siteHeader } from '../site/site-header.tsx'
import { htmlOf } from './rendered-page.ts'
import { show } from './test-page.tsx'
import { configure } from './test-settings.ts'

afterEach(() => configure())

const holding = (...licences: Licence[]) => configure({ brand: { ...specifiedBrand, licences } })

const updates = async () => (await show(companyPage, '/important-updates')).text
const header = () => siteHeader({ locale: 'en', path: '/' }, '/hi').map(htmlOf).join('')
const footer = () => hostFooter({ sections: [] })

test('by the specification, the brand is an approved third-party provider and not a bank', async () => {
  expect(await updates()).toContain('We have received approval from NPCI')
  expect(header()).toContain('We have received approval from NPCI')
  expect(footer()).not.toContain('Payments Bank')
})

test('without the approval no page claims it', async () => {
  holding()
  expect(await updates()).not.toContain('We have received approval')
  expect(header()).not.toContain('We have received approval')
})

test('a bank’s licence shows its mark', () => {
  holding('payments-bank')
  expect(footer()).toContain('Payments Bank')
})
